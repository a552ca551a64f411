import { type Json, wordsOf } from '../manifest/manifest';
import { memberPointer, type Pointer } from '../manifest/pointer';
import type { Run } from '../manifest/run';
import type { CopyKind } from '../manifest/visit-copy';
import type { Range } from '../manifest/visit-inline';
import { linkWithin } from './editions';
import { namesPlaces, type Use } from './facts';
import { fillText, inMainLanguage, noteMarkup } from './fill';
import { type ItemMarks, marksOf } from './item-marks';
import type { FinishContext } from './kinds';
import type { Copy, Inline, Link } from './page';
import { type CopyParts, parseCopy, plainInline, splitParagraphs } from './parse-copy';
import { publishFile, uploadsStart } from './publish-file';
import { type TelephoneLink, telephoneLinkIn, writeTelephoneLink } from './telephone-link';
import { noteOriginal, readText } from './translation';

/** Parses copy of a kind and fills in its values, after its marks are read, so that a value is never more than words. */
export function finishCopy(kind: 'inlineCopy', value: Json, finishContext: FinishContext, pointer: Pointer): Inline[][];
export function finishCopy(kind: CopyKind, value: Json, finishContext: FinishContext, pointer: Pointer): Copy;
export function finishCopy(kind: CopyKind, value: Json, finishContext: FinishContext, pointer: Pointer): Copy {
  const { facts, itemLevel } = finishContext;
  const passages: Copy = [];
  const read = (item: Json, place: Pointer): void => {
    const { text, isOriginal } = readText(wordsOf(item), finishContext);
    noteMarkup(text, kind, facts, place);
    if (mayHoldUnread.test(text)) facts.uses?.push({ kind: 'odd-copy', name: text, copy: kind, pointer: place });
    const parts: CopyParts = {
      text: (words, start) => {
        if (facts.uses) noteUnreadLinks(words, start, text, facts.uses, place);
        const filledText = fillText(
          words,
          isOriginal ? inMainLanguage(finishContext) : finishContext,
          place,
          start,
          text,
        );
        if (isOriginal) noteOriginal(filledText, facts);
        return filledText;
      },
      link: (target, start) => linkTo(target, start, text, finishContext, place),
      level: itemLevel,
    };
    const before = passages.length;
    parseCopy(text, kind, parts, passages);
    noteHeadings(passages.slice(before), finishContext, place);
  };
  const marks = Array.isArray(value) ? marksOf(value) : undefined;
  if (!Array.isArray(value)) read(value, pointer);
  else
    for (const [index, item] of value.entries()) {
      const start = passages.length;
      read(item, namesPlaces(facts) ? memberPointer(pointer, index) : pointer);
      const own = marks?.get(index);
      if (own) passages.push(...passages.splice(start).map((passage) => withMarks(passage, own)));
    }
  const copy = splitParagraphs(passages);
  if (copy.some((passage) => !Array.isArray(passage))) facts.hasLineMarks = true;
  return copy;
}

/**
 * Gives a passage with the marks of the entry that it was made of, by which it is hidden as a whole after its last day.
 */
function withMarks(passage: Copy[number], marks: ItemMarks): Copy[number] {
  if (Array.isArray(passage)) return [{ kind: 'marked', ...marks, content: passage }];
  return {
    ...passage,
    content: passage.content.map((line): Inline[] => [{ kind: 'marked', ...marks, content: line }]),
  };
}

function noteHeadings(passages: Copy, { facts, itemLevel: level, isHidden }: FinishContext, pointer: Pointer): void {
  if (!facts.uses || isHidden) return;
  for (const passage of passages) {
    if (Array.isArray(passage) || !passage.kind.startsWith('h')) continue;
    facts.uses.push({ kind: 'heading', name: passage.content.map(plainInline).join(), pointer, level });
  }
}

/** The pattern of copy in which an unread mark is possible; most copy does not match. */
const mayHoldUnread = /https?:\/\/|www\.|!\[|(?:^|\n)[^\S\n]*[-#>|`~*+_•·▪◦●‣⁃\d]/i;

/**
 * Gives a link with the address for the browser, and notes the link as it is written, which begins at `start` of
 * `text`.
 */
export function linkTo(
  written: string,
  start: number,
  text: string,
  finishContext: FinishContext,
  pointer: Pointer,
): Link {
  const { site, facts } = finishContext;
  const target = fillText(written, finishContext, pointer, start, text);
  const run = { text, start, end: start + written.length };
  const telephone = telephoneLinkIn(target);
  if (telephone) return telephoneLinkTo(telephone, finishContext, pointer, run);
  if (target.startsWith(uploadsStart)) return publishFile(target, finishContext, pointer, run);
  const inside = target.startsWith('/') ? linkWithin(target, site) : undefined;
  facts.uses?.push({ kind: 'link', name: inside?.path ?? target, pointer, run });
  if (inside) return inside.link;
  return /^https?:/.test(target) ? { href: target, isExternal: true } : { href: target };
}

/** Gives a link to a telephone or to WhatsApp, with the whole number. */
function telephoneLinkTo(link: TelephoneLink, { site, facts }: FinishContext, pointer: Pointer, run: Run): Link {
  const { by, number: name } = link;
  const href = writeTelephoneLink(link, site.country);
  facts.uses?.push({ kind: 'link', name: href, pointer, run }, { kind: 'telephone', name, by, pointer, run });
  return by === 'whatsapp' ? { href, isExternal: true } : { href };
}

const unreadLink =
  /\[(?:[^[\]]|\[[^[\]]*\])*\] ?\(\s*(?:(?:https?|mailto|tel|sms|whatsapp|geo|ftp):|www\.|[/#])(?:[^()]|\([^()]*\))*\)?/gi;

/** Finds what was meant as a link in copy and cannot be read as one. */
export function findUnreadLinks(words: string): Range[] {
  if (!words.includes('[')) return [];
  return [...words.matchAll(unreadLink)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

function noteUnreadLinks(words: string, at: number, text: string, uses: Use[], pointer: Pointer): void {
  for (const { start, end } of findUnreadLinks(words)) {
    const run = { text, start: at + start, end: at + end };
    uses.push({ kind: 'unread-link', name: words.slice(start, end), pointer, run });
  }
}
