import { type CopyKind, type LineMark, visitCopy } from '../manifest/visit-copy';
import type { Mark } from '../manifest/visit-inline';
import type { Copy, Inline, Link, MarkedLines } from './page';

/** The functions that finish the plain parts of copy; `start` is where a part begins in the text. */
export interface CopyParts {
  /** Finishes words between marks. */
  text(words: string, start: number): string;
  link(target: string, start: number): Link;
  /** The level of its small headings. */
  level: number;
}

/**
 * Parses copy of a kind into passages, and adds them to those of the text before it, so that a list or a quotation at
 * their end goes on; `parts` finishes the plain parts. Passages without words are left out.
 */
export function parseCopy(source: string, kind: CopyKind, parts: CopyParts, passages: Copy = []): Copy {
  /** The contents of all open marks at a place, first that of its paragraph or line. */
  const around: Inline[][] = [];
  const links: Link[] = [];
  const content = (): Inline[] => {
    const inner = around.at(-1);
    if (inner) return inner;
    const paragraph: Inline[] = [];
    around.push(paragraph);
    passages.push(paragraph);
    return paragraph;
  };
  const before = linesAtEnd(passages);
  const count = before?.kind === 'ol' ? before.content.length : 0;
  visitCopy(
    source,
    kind,
    {
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
        push(content(), markedInline(mark, inside, links));
      },
      line(mark, _, number) {
        const line: Inline[] = [];
        around.splice(0, around.length, line);
        linesFor(mark, number, passages, parts.level).content.push(line);
      },
    },
    count,
  );
  return passages;
}

/** Gives the list, quotation or heading to which a line belongs, which is added where none goes on. */
function linesFor(mark: LineMark, number: number, passages: Copy, level: number): MarkedLines {
  const kind = mark === 'heading' ? (`h${level}` as MarkedLines['kind']) : tags[mark];
  const before = linesAtEnd(passages);
  if (before?.kind === kind && mark !== 'heading' && number !== 1) return before;
  const lines: MarkedLines = { kind, content: [] };
  passages.push(lines);
  return lines;
}

const tags = { bullet: 'ul', number: 'ol', quotation: 'blockquote' } as const;

function linesAtEnd(passages: Copy): MarkedLines | undefined {
  const last = passages.at(-1);
  return Array.isArray(last) ? undefined : last;
}

function markedInline(mark: Mark, content: Inline[], links: Link[]): Inline {
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

/**
 * Splits paragraphs, those of quotations too, where a value brought an empty line; each part keeps the marks around it,
 * and other lines stay whole. Parts without words are left out.
 */
export function splitParagraphs(copy: Copy): Copy {
  return copy.flatMap((passage): Copy => {
    if (Array.isArray(passage)) return paragraphsOf(passage);
    const { kind } = passage;
    const content = kind === 'blockquote' ? passage.content.flatMap(paragraphsOf) : passage.content.filter(hasWords);
    return content.length > 0 ? [{ kind, content }] : [];
  });
}

function paragraphsOf(content: Inline[]): Inline[][] {
  return (hasLineEnd(content) ? split(content) : [content]).filter(hasWords);
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

/**
 * Gives the words of copy, its passages separated by an empty line; each line of a list, a quotation or a heading
 * begins with its mark.
 */
export function plainCopy(copy: Copy): string {
  return copy.map(plainPassage).join('\n\n');
}

function plainPassage(passage: Copy[number]): string {
  if (Array.isArray(passage)) return plainInline(passage);
  const { kind, content } = passage;
  const mark = (index: number): string => (kind === 'ul' ? '- ' : kind === 'ol' ? `${index + 1}. ` : '');
  return content.map((line, index) => mark(index) + plainInline(line)).join(kind === 'blockquote' ? '\n\n' : '\n');
}

/** Gives the words of a stretch of copy. */
export function plainInline(content: Inline[]): string {
  return content.map((part) => (typeof part === 'string' ? part : plainInline(part.content))).join('');
}
