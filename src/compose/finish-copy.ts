import { pageAddress } from '../addresses/page-address';
import type { Json } from '../manifest/manifest';
import { memberPointer, type Pointer } from '../manifest/pointer';
import type { Run } from '../manifest/run';
import type { Placeholder } from '../manifest/spans';
import { wordsOf } from '../manifest/words-of';
import { type CopyParts, parseCopy, splitParagraphs, unreadLinks } from './copy';
import { fillValues, findUnreadBraces } from './fill';
import type { Finishing } from './finish';
import { findMarkup } from './markup';
import type { Copy, Link } from './page';
import { publishFile, uploadsStart } from './publish';
import type { Filling } from './sayings';
import { type TelephoneLink, telephoneLinkIn, writeTelephoneLink } from './telephone-link';
import { writeValue } from './write-value';

/** Parses copy and fills in its values. They are filled in once the marks are read, so that a value is never more than words. */
export function finishCopy(value: Json, finishing: Finishing, pointer: Pointer): Copy {
  const partsOf = (text: string, place: Pointer): CopyParts => ({
    text: (words, start) => {
      if (finishing.observer?.use) tellUnreadLinks(words, start, text, finishing, place);
      return fillPart(words, start, text, finishing, place);
    },
    link: (target, start) => linkTo(target, start, text, finishing, place),
  });
  const read = (item: Json, place: Pointer): Copy => {
    tellMarkup(wordsOf(item), true, finishing, place);
    return splitParagraphs(parseCopy(wordsOf(item), partsOf(wordsOf(item), place)));
  };
  if (!Array.isArray(value)) return read(value, pointer);
  return value.flatMap((item, index) => read(item, finishing.observer ? memberPointer(pointer, index) : pointer));
}

/** Fills in the values in a part of a text, which begins at `start` of it, and tells the observer of them. */
export function fillPart(
  part: string,
  start: number,
  text: string,
  { site, observer }: Filling,
  pointer: Pointer,
): string {
  const runOf = (found: Placeholder): Run => ({ text, start: start + found.start, end: start + found.end });
  const met =
    observer?.use &&
    ((found: Placeholder) => observer.use?.({ kind: 'value', name: found.name, pointer, run: runOf(found) }));
  for (const { start: from, end, missing } of observer?.use ? findUnreadBraces(part) : []) {
    const run = { text, start: start + from, end: start + end };
    observer?.use?.({ kind: 'braces', name: part.slice(from, end), ...(missing && { missing }), pointer, run });
  }
  const format = (value: string, found: Placeholder): string | undefined => {
    const { format: name = '' } = found;
    const { text: written, fault } = writeValue(value, name, site.locale);
    if (fault) observer?.use?.({ kind: 'format', name, fault, value, pointer, run: runOf(found) });
    return written;
  };
  return fillValues(part, site.values, met, undefined, format);
}

/** Gives a link as the browser takes it, and tells the observer of it as it is written: the part of `text` from `start` on. */
export function linkTo(written: string, start: number, text: string, finishing: Finishing, pointer: Pointer): Link {
  const { site, observer } = finishing;
  const target = fillPart(written, start, text, finishing, pointer);
  const run = { text, start, end: start + written.length };
  const telephone = telephoneLinkIn(target);
  if (telephone) return telephoneLinkTo(telephone, finishing, pointer, run);
  if (target.startsWith(uploadsStart)) return publishFile(target, finishing, pointer, run);
  observer?.use?.({ kind: 'link', name: target, pointer, run });
  if (target.startsWith('/')) return { href: pageAddress(target, site) };
  return /^https?:/.test(target) ? { href: target, isExternal: true } : { href: target };
}

/** Gives a link to a telephone or to WhatsApp, in which the number is whole. */
function telephoneLinkTo(link: TelephoneLink, { site, observer }: Finishing, pointer: Pointer, run: Run): Link {
  const { by, number: name } = link;
  const href = writeTelephoneLink(link, site.country);
  observer?.use?.({ kind: 'link', name: href, pointer, run });
  observer?.use?.({ kind: 'telephone', name, by, pointer, run });
  return by === 'whatsapp' ? { href, isExternal: true } : { href };
}

/** Tells the observer of HTML in a text that was written as it is read. */
export function tellMarkup(
  text: string,
  isCopy: boolean,
  { observer }: Pick<Finishing, 'observer'>,
  pointer: Pointer,
): void {
  if (!observer?.use) return;
  for (const { start, end } of findMarkup(text)) {
    observer.use({ kind: 'markup', name: text.slice(start, end), isCopy, pointer, run: { text, start, end } });
  }
}

function tellUnreadLinks(words: string, at: number, text: string, { observer }: Finishing, pointer: Pointer): void {
  for (const { start, end } of unreadLinks(words)) {
    const run = { text, start: at + start, end: at + end };
    observer?.use?.({ kind: 'unread-link', name: words.slice(start, end), pointer, run });
  }
}
