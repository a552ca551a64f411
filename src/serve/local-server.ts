import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Answer, answerInWords } from './answer';
import { findRefusal } from './refusal';

/**
 * Keeps connections open until the other side ends them: a request that is on its way to a closed one would be lost.
 */
const waitOptions = { keepAliveTimeout: 0 };

/**
 * Makes a server that answers to the names of this machine alone, or to given ones. It refuses requests that cannot be
 * for a site, then asks `answers` in turn. A request that fails keeps no later one from being answered.
 */
export function createLocalServer(answers: Answer[], isOwnHost?: (host: string) => boolean): Server {
  const server = createServer(waitOptions, (request, response) => {
    answerFirst(answers, request, response, isOwnHost).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else answerInWords(response, 500, 'The server failed. Its window says why.');
    });
  });
  return server.on('clientError', refuseUnreadable);
}

/**
 * Starts a server on the loopback interface, or on given addresses of this machine; gives its port, or undefined where
 * another program has it.
 */
export function listenHere(server: Server, port: number, address = '127.0.0.1'): Promise<number | undefined> {
  return new Promise((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') listening(undefined);
      else failed(error);
    });
    server.listen(port, address, () => {
      const bound = server.address();
      listening(typeof bound === 'object' && bound ? bound.port : port);
    });
  });
}

/** Refuses every method but GET and HEAD. */
export const refuseChanges: Answer = async ({ method }, response) => {
  if (method === 'GET' || method === 'HEAD') return false;
  return answerInWords(response, 405, 'A page can be read, with GET or HEAD, and nothing else.', {
    allow: 'GET, HEAD',
  });
};

async function answerFirst(
  answers: Answer[],
  request: IncomingMessage,
  response: ServerResponse,
  isOwnHost?: (host: string) => boolean,
): Promise<void> {
  const refusal = findRefusal(request, isOwnHost);
  if (refusal) {
    answerInWords(response, refusal.status, refusal.words);
    return;
  }
  for (const answer of answers) if (await answer(request, response)) return;
  answerInWords(response, 404, 'There is nothing at this address.');
}

const unreadable: Record<string, string> = {
  HPE_HEADER_OVERFLOW:
    '431 Request Header Fields Too Large\nThe browser sent more than 16 kB about itself. Delete the cookies of localhost and load the page again.',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout\nThe request did not come to its end. Send it again.',
};

/** Answers a request that could not be parsed, where the connection still stands. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, words] = (
    unreadable[error.code ?? ''] ?? '400 Bad Request\nThis is no request that a browser sends.'
  ).split('\n');
  socket.end(`HTTP/1.1 ${status}\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\n\r\n${words}`);
}
