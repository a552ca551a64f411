import { readSpans } from './spans';
import type { Range } from './visit-copy';

/** Where links to pages of the site are written in a text: all of it, or an address in copy, without what follows # or ? and a slash before that. */
export function pathsIn(text: string): Range[] {
  const links = text.startsWith('/') ? [{ start: 0, end: text.length }] : [];
  for (const span of text.includes('](') ? readSpans(text, true) : []) {
    if (span.kind === 'open' && span.target && text[span.target.start] === '/') links.push(span.target);
  }
  return links.map(({ start, end }) => ({ start, end: start + pathOfLink(text.slice(start, end)).length }));
}

/** The path of a link inside the site: without what follows ? or #, and without a slash at its end. */
export function pathOfLink(link: string): string {
  const path = link.replace(/[?#].*$/s, '');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
