import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../addresses/loopback';

/** The answer to a request that cannot be one for a site on this machine. */
export interface Refusal {
  status: number;
  words: string;
}

/**
 * The longest path of a request: that of a page has at most ten parts of a hundred characters, those of sources in a
 * deep folder are longer.
 */
const longestPath = 2000;

/**
 * Finds the reason to refuse a request; undefined where it may be for a site on this machine, under one of the
 * machine's own names, or of the given ones.
 */
export function findRefusal(
  { url = '', headers }: IncomingMessage,
  isOwnHost = (host: string): boolean => isLoopback(host.replace(/:\d+$/, '')),
): Refusal | undefined {
  // A page of another name may have been led here, to read what only this machine should see.
  if (!isOwnHost(headers.host ?? '')) {
    return { status: 403, words: 'This site is shown to this machine alone. Open it under the name localhost.' };
  }
  const [path = ''] = url.split('?', 1);
  if (!path.startsWith('/') || path.includes('#')) {
    return { status: 400, words: 'This is no address of a site. Such an address begins with / and has no #.' };
  }
  if (path.length > longestPath) {
    return { status: 414, words: 'This address is longer than that of any page. Shorten it.' };
  }
  const decoded = decode(path);
  if (decoded === undefined) {
    return { status: 400, words: 'A % in this address stands for no letter. A percent sign is written %25.' };
  }
  if (hasControl(decoded) || decoded.includes('\\') || /%2f/i.test(path)) {
    return { status: 400, words: 'This address has characters that no address of a site has. Leave them out.' };
  }
  if (decoded.split('/').some((part) => part === '.' || part === '..')) {
    return {
      status: 400,
      words: 'This address leads to another folder with dots. Write the address of the page itself.',
    };
  }
  return undefined;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function hasControl(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
