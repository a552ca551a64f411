import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { type Answer, answerInWords } from '../serve/answer';

/** Hands requests to Vite, which brings the code, and to the plugins that draw the site with it. */
export function answerFromVite(middlewares: Connect.Server): Answer {
  return (request, response) =>
    new Promise((answered) => {
      response.once('close', () => answered(true));
      middlewares(request, response, () => answered(failed.has(response) && answerInWords(response, 500, failure)));
    });
}

const failure = 'This cannot be shown, because something failed. The window in which npm start runs says what.';
const failed = new WeakSet<ServerResponse>();

/** Notes that something failed, before Vite tells it in its window and goes on as if there were nothing at the address. */
export function noteFailure(
  error: unknown,
  _: IncomingMessage,
  response: ServerResponse,
  next: (error: unknown) => void,
): void {
  failed.add(response);
  next(error);
}

/** Whether an address is that of code, which Vite brings; every other belongs to the site. */
export function isCode({ url = '/' }: IncomingMessage): boolean {
  return /^\/(@|src\/|node_modules\/|__open-in-editor\b)|[?&]html-proxy\b/.test(url);
}
