import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Answers a request that is its own; resolves to whether it was. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Gives the address that a request asks for; one that begins with two slashes is a path, never another host. */
export function requestedUrl({ url = '' }: IncomingMessage): URL {
  return new URL(`http://localhost${url.startsWith('/') ? url : '/'}`);
}

/** Answers with a sentence for whoever reads it, and keeps nobody from asking again; returns that it was answered. */
export function answerInWords(
  response: ServerResponse,
  status: number,
  words: string,
  headers: OutgoingHttpHeaders = {},
): true {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers })
    .end(words);
  return true;
}

/**
 * Tells whether a request comes from a page of this server, or from no page at all: a browser names the page's origin
 * with every form and script that sends something, a tool on a command line does not.
 */
export function isFromOwnPage({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site = 'none' } = headers;
  return (site === 'same-origin' || site === 'none') && (origin === undefined || origin === `http://${host}`);
}
