import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Answers a request that is its own; resolves to whether it was. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Gives the address that a request asks for; an address that begins with two slashes is a path, never another host. */
export function requestedUrl({ url = '' }: IncomingMessage): URL {
  return new URL(`http://localhost${url.startsWith('/') ? url : '/'}`);
}

/** Answers with a sentence for a reader, which no browser keeps; returns true. */
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
 * Tells whether a request comes from a page of this server, or from no page at all. A browser sends the origin of the
 * page with each form or script that sends something; a tool on a command line sends none.
 */
export function isFromOwnPage({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site = 'none' } = headers;
  return (site === 'same-origin' || site === 'none') && (origin === undefined || origin === `http://${host}`);
}
