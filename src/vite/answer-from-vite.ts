import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { type Answer, answerInWords } from '../serve/answer';
import { send } from './send';

/** Hands requests to Vite, which brings the code, and to the plugins that draw the site with it. */
export function answerFromVite(middlewares: Connect.Server): Answer {
  return (request, response) =>
    new Promise((answered) => {
      response.once('close', () => answered(true));
      middlewares(request, response, () => answered(failed.has(response) && answerFailure(request, response)));
    });
}

const failed = new WeakSet<ServerResponse>();

/** Says that code of the project is broken; in the place of a page so that Vite's client draws what it knows of it. */
function answerFailure(request: IncomingMessage, response: ServerResponse): true {
  const words = 'This cannot be shown, because something failed. The window in which npm start runs says what.';
  if (isCode(request)) return answerInWords(response, 500, words);
  const client = '<script type="module" src="/@vite/client"></script>';
  return send(response, 500, '.html', `<!doctype html><html lang="en"><title>Failed</title><p>${words}</p>${client}`);
}

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
  return /^\/(@|src\/|node_modules\/)|[?&]html-proxy\b/.test(url);
}
