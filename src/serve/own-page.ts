import type { IncomingMessage } from 'node:http';

/**
 * Whether a request comes from a page of this server, or from no page at all: a browser names the page's
 * origin with every form and script that sends something, a tool on a command line does not.
 */
export function isFromOwnPage({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site = 'none' } = headers;
  return (site === 'same-origin' || site === 'none') && (origin === undefined || origin === `http://${host}`);
}
