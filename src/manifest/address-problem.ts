import { type Message, worded } from './message';
import { plainLetters } from './slug';

/** The addresses that a page may have. */
const address = /^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/;

/**
 * Says why a page cannot have an address: it is written wrongly, or another page has it; undefined where it can. It
 * proposes another address, written in the site's language.
 */
export function addressProblem(to: string, taken: readonly string[], language?: string): Message | undefined {
  if (taken.includes(to)) return worded`Another page already has the address ${{ quoted: to }}.`;
  if (address.test(to)) return undefined;
  const suggestion = plainLetters(addressMeant(to), language);
  const hint = address.test(suggestion) ? ` Did you mean "${suggestion}"?` : '';
  return `"${to}" cannot be the address of a page. Begin with / and use small letters, digits and hyphens.${hint}`;
}

/**
 * Gives the address of a page that was probably meant: without the site before it, with a slash at its beginning and
 * none at its end.
 */
export function addressMeant(written: string): string {
  const path = written
    .replace(/^https?:\/\/[^/]*/, '')
    .replaceAll(/[\s_]+/g, '-')
    .replaceAll(/^\/+|\/+$|\.html$/g, '');
  return `/${path.toLowerCase()}`;
}
