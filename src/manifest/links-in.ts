import { readSpans } from './spans';
import type { Range } from './visit-inline';

/**
 * Gives the ranges of the paths of addresses with a certain beginning in a text: the whole text, or addresses in copy.
 */
export function pathsIn(text: string, start: '/' | 'uploads/'): Range[] {
  const links = text.startsWith(start) ? [{ start: 0, end: text.length }] : [];
  for (const span of text.includes(`](${start}`) ? readSpans(text, 'inlineCopy') : []) {
    if (span.kind === 'open' && span.target && text.startsWith(start, span.target.start)) links.push(span.target);
  }
  return links.map((link) => ({ ...link, end: link.start + pathOfLink(text.slice(link.start, link.end)).length }));
}

/** Gives the path of a link inside the site: without what follows ? or #, and without a slash at its end. */
export function pathOfLink(link: string): string {
  const path = link.replace(/[?#].*$/s, '');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
