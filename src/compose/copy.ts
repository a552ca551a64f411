import { pageAddress } from '../addresses/page-address';
import type { Json } from '../manifest/manifest';
import { memberPointer, type Pointer } from '../manifest/pointer';
import type { Run } from '../manifest/run';
import { type Mark, type Range, visitCopy } from '../manifest/visit-copy';
import { wordsOf } from '../manifest/words-of';
import { namesPlaces, type Use } from './facts';
import { fillText, noteMarkup } from './fill';
import { marksOf } from './item-marks';
import type { FinishContext } from './kinds';
import type { Copy, Inline, Link } from './page';
import { publishFile, uploadsStart } from './publish-file';
import { type TelephoneLink, telephoneLinkIn, writeTelephoneLink } from './telephone-link';

/** Parses copy and fills in its values, after its marks are read, so that a value is never more than words. */
export function finishCopy(value: Json, finishContext: FinishContext, pointer: Pointer): Copy {
  const { facts } = finishContext;
  const read = (item: Json, place: Pointer): Copy => {
    const text = wordsOf(item);
    noteMarkup(text, true, facts, place);
    const parts: CopyParts = {
      text: (words, start) => {
        if (facts.uses) noteUnreadLinks(words, start, text, facts.uses, place);
        return fillText(words, finishContext, place, start, text);
      },
      link: (target, start) => linkTo(target, start, text, finishContext, place),
    };
    return splitParagraphs(parseCopy(text, parts));
  };
  if (!Array.isArray(value)) return read(value, pointer);
  const marks = marksOf(value);
  return value.flatMap((item, index) => {
    const paragraphs = read(item, namesPlaces(facts) ? memberPointer(pointer, index) : pointer);
    const own = marks.get(index);
    return own ? paragraphs.map((content): Inline[] => [{ kind: 'marked', ...own, content }]) : paragraphs;
  });
}

/** Gives a link as the browser takes it, and notes it as it is written: the part of `text` from `start` on. */
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
  facts.uses?.push({ kind: 'link', name: target, pointer, run });
  if (target.startsWith('/')) return { href: pageAddress(target, site) };
  return /^https?:/.test(target) ? { href: target, isExternal: true } : { href: target };
}

/** Gives a link to a telephone or to WhatsApp, with the whole number. */
function telephoneLinkTo(link: TelephoneLink, { site, facts }: FinishContext, pointer: Pointer, run: Run): Link {
  const { by, number: name } = link;
  const href = writeTelephoneLink(link, site.country);
  facts.uses?.push({ kind: 'link', name: href, pointer, run }, { kind: 'telephone', name, by, pointer, run });
  return by === 'whatsapp' ? { href, isExternal: true } : { href };
}

/** The functions that finish the plain parts of copy; `start` is where a part begins in the text. */
export interface CopyParts {
  /** Finishes words between marks. */
  text(words: string, start: number): string;
  link(target: string, start: number): Link;
}

/** Parses copy into its paragraphs, whose parts `parts` finishes; those without words are left out. */
export function parseCopy(source: string, parts: CopyParts): Copy {
  const paragraphs: Copy = [];
  /** The contents of the marks around a place, that of its paragraph first. */
  const around: Inline[][] = [];
  const links: Link[] = [];
  const content = (): Inline[] => {
    const inner = around.at(-1);
    if (inner) return inner;
    const paragraph: Inline[] = [];
    around.push(paragraph);
    paragraphs.push(paragraph);
    return paragraph;
  };
  visitCopy(source, {
    words: (start, end) => push(content(), parts.text(source.slice(start, end), start)),
    escape: (start, end) => push(content(), source.slice(start + 1, end)),
    gap: () => {
      around.length = 0;
    },
    open(_, __, target) {
      content();
      if (target) links.push(parts.link(source.slice(target.start, target.end), target.start));
      around.push([]);
    },
    close(mark) {
      const inside = around.pop() ?? [];
      push(content(), marked(mark, inside, links));
    },
  });
  return paragraphs;
}

function marked(mark: Mark, content: Inline[], links: Link[]): Inline {
  if (mark !== 'link') return { kind: mark, content };
  return { kind: 'link', to: links.pop() ?? { href: '' }, content };
}

/** Adds a part to content; words beside words become one piece. */
function push(content: Inline[], inline: Inline): void {
  if (inline === '') return;
  const last = content.at(-1);
  if (typeof last === 'string' && typeof inline === 'string') content[content.length - 1] = last + inline;
  else content.push(inline);
}

/** Splits paragraphs in which a value brought empty lines; each keeps the marks around it. */
function splitParagraphs(copy: Copy): Copy {
  return copy.some(hasLineEnd) ? copy.flatMap((content) => split(content).filter(hasWords)) : copy;
}

function hasLineEnd(content: Inline[]): boolean {
  return content.some((part) => (typeof part === 'string' ? part.includes('\n') : hasLineEnd(part.content)));
}

function hasWords(content: Inline[]): boolean {
  return content.some((part) => (typeof part === 'string' ? /\S/.test(part) : hasWords(part.content)));
}

function split(content: Inline[]): Inline[][] {
  const paragraphs: Inline[][] = [[]];
  for (const part of content) {
    const [first, ...others] =
      typeof part === 'string'
        ? part.split(/\n\s*\n/).map((words) => (words === '' ? [] : [words]))
        : split(part.content).map((inside) => [{ ...part, content: inside }]);
    paragraphs.at(-1)?.push(...(first ?? []));
    paragraphs.push(...others);
  }
  return paragraphs;
}

const unreadLink =
  /\[(?:[^[\]]|\[[^[\]]*\])*\] ?\(\s*(?:(?:https?|mailto|tel|sms|whatsapp|geo|ftp):|www\.|[/#])(?:[^()]|\([^()]*\))*\)?/gi;

/** Finds what was meant as a link between marks and cannot be read as one. */
function unreadLinks(words: string): Range[] {
  if (!words.includes('[')) return [];
  return [...words.matchAll(unreadLink)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

function noteUnreadLinks(words: string, at: number, text: string, uses: Use[], pointer: Pointer): void {
  for (const { start, end } of unreadLinks(words)) {
    const run = { text, start: at + start, end: at + end };
    uses.push({ kind: 'unread-link', name: words.slice(start, end), pointer, run });
  }
}

/** Gives the words of copy, its paragraphs separated by an empty line. */
export function plainCopy(copy: Copy): string {
  return copy.map(plain).join('\n\n');
}

function plain(content: Inline[]): string {
  return content.map((part) => (typeof part === 'string' ? part : plain(part.content))).join('');
}
