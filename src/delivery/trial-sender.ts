import type { loadSender as loadRealSender } from './load-sender';

/**
 * Gives what takes every form of a page that is tried out in the editor, and sends none, so that the page says what
 * visitors will read. In the editor's bundle this stands for what loads the senders of a site.
 */
export const loadSender: typeof loadRealSender = async () => ({
  prepare: async () => {},
  send: async () => ({ status: 200, text: 'The page is tried out: nothing was sent.', isTaken: true }),
});
