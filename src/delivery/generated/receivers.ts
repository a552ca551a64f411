// Made by `npm run generate` from the schemas. Change those, not this file.
import { emailjsReceiver } from '../emailjs/receive';
import { webhookReceiver } from '../webhook/receive';
import type { Receiver } from '../receiver';
/** What stands in for each service on this machine. */
export const receivers: Receiver[] = [emailjsReceiver, webhookReceiver];
