import type { Delivery } from '../compose/page';
import { senders } from './generated/senders';
import type { Sender } from './sender';

/** Gives the sender of a delivery, with the code that it needs; rejects where that cannot be loaded. */
export async function loadSender({ provider }: Delivery): Promise<Sender<Delivery>> {
  const sender = (await senders[provider]()) as Sender<Delivery>;
  await sender.prepare();
  return sender;
}
