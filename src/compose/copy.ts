import { type Mark, type Range, visitCopy } from '../manifest/visit-copy';
import type { Copy, Inline, Link } from './page';

/** What becomes of the plain parts of copy; `start` is where a part begins in the text that was given. */
export interface CopyParts {
  /** The words between marks. */
  text(words: string, start: number): string;
  link(target: string, start: number): Link;
}

/** Parses copy into its paragraphs, with what becomes of their parts; those without words are left out. */
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

/** Adds to what stands side by side; words are one piece. */
function push(content: Inline[], inline: Inline): void {
  if (inline === '') return;
  const last = content.at(-1);
  if (typeof last === 'string' && typeof inline === 'string') content[content.length - 1] = last + inline;
  else content.push(inline);
}

/** Copy in which what a value says in several paragraphs is several, each with the marks around it. */
export function splitParagraphs(copy: Copy): Copy {
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

/** Where the words between marks hold what was meant as a link and cannot be read as one. */
export function unreadLinks(words: string): Range[] {
  if (!words.includes('[')) return [];
  return [...words.matchAll(unreadLink)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}
