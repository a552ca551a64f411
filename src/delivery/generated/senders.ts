// Made by `npm run generate` from the schemas. Change those, not this file.
import type { Senders } from '../sender';
/** What sends forms in a browser, by the name of the provider. */
export const senders: Senders = {
  'emailjs': async () => (await import('../emailjs/send')).emailjsSender,
  'webhook': async () => (await import('../webhook/send')).webhookSender,
};
