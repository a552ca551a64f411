import type { Pointer } from '../manifest/pointer';
import type { NotedFacts } from './facts';

/** A tag or a character reference of HTML in a text. */
export interface Markup {
  start: number;
  end: number;
}

const tags =
  'a|abbr|article|b|big|blockquote|br|button|center|cite|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|label|li|mark|nav|ol|p|pre|q|s|script|section|small|span|strike|strong|style|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul|video|wbr';
const markup = new RegExp(
  [
    '<a\\s[^<>]*>[^<>]*</a\\s*>',
    `</?(?:${tags})(?:\\s[^<>]*|/)?>`,
    '<!--[^<>]*-->',
    '&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z][a-z\\d]{1,31});',
  ].join('|'),
  'gi',
);

/** Where a text has tags and character references of HTML, which nothing here reads: `<br>`, `&amp;`. */
export function findMarkup(text: string): Markup[] {
  if (!/[<&]/.test(text)) return [];
  return [...text.matchAll(markup)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** Notes HTML in a text that was written as it is read. */
export function noteMarkup(text: string, isCopy: boolean, { uses }: NotedFacts, pointer: Pointer): void {
  if (!uses) return;
  for (const { start, end } of findMarkup(text))
    uses.push({ kind: 'markup', name: text.slice(start, end), isCopy, pointer, run: { text, start, end } });
}
