import { InlineReader, type InlineVisitor, type Range } from './visit-inline';

/**
 * The kinds of copy: `inlineCopy` has paragraphs alone, `copy` lists as well, `article` also small headings and
 * quotations. The signs for what a kind does not have are words.
 */
export type CopyKind = 'inlineCopy' | 'copy' | 'article';

/**
 * The mark at the beginning of a line of copy: of an item of a bulleted or numbered list, a small heading, or a
 * paragraph of a quotation.
 */
export type LineMark = 'bullet' | 'number' | 'heading' | 'quotation';

/** The line marks that each kind of copy holds. */
export const heldMarks: Readonly<Record<CopyKind, readonly LineMark[]>> = {
  inlineCopy: [],
  copy: ['bullet', 'number'],
  article: ['bullet', 'number', 'heading', 'quotation'],
};

/** The functions that are called for all that copy consists of, in its order. */
export interface CopyVisitor extends InlineVisitor {
  /** Gives a line mark; `number` is the place of an item in its numbered list, and 0 for all others. */
  line(mark: LineMark, range: Range, number: number): void;
  /** White space around passages. */
  gap(start: number, end: number): void;
}

/**
 * Reads copy of a kind, and calls a visitor. Copy consists of passages: paragraphs, which an empty line separates, and
 * lines with a line mark: `- item`, `1. item`, `## Heading`, `> quotation`, each with the lines below it that begin
 * with a blank. Within them stand `**bold**`, `*italic*` and `[words](target)`; a backslash keeps the next mark as a
 * character. A numbered list counts from 1, or goes on after the `count` items of the list before it. The time grows
 * linearly with the length.
 */
export function visitCopy(source: string, kind: CopyKind, visitor: CopyVisitor, count = 0): void {
  const reader = new PassageReader(signs[kind], visitor, count);
  let start = 0;
  // Most copy is a sentence.
  const gaps = source.includes('\n') ? source.matchAll(/\n\s*\n/g) : [];
  for (const { 0: gap, index } of gaps) {
    reader.read(source.slice(start, index), start);
    start = index + gap.length;
    visitor.gap(index, start);
  }
  reader.read(source.slice(start), start);
}

const itemSigns = '(-)|([1-9]\\d{0,2})[.)]';
const signs: Readonly<Record<CopyKind, RegExp | undefined>> = {
  inlineCopy: undefined,
  copy: atLineStart(itemSigns),
  article: atLineStart(`${itemSigns}|(##)|>`),
};

/** The pattern of copy in which a line mark is possible; most copy does not match. */
const mayHaveMark = /(?:^|\n)[^\S\n]*[-#>\d]/;

/** Tells whether a name is that of a kind of copy. */
export function isCopyKind(name: string): name is CopyKind {
  return Object.hasOwn(heldMarks, name);
}

function atLineStart(signs: string): RegExp {
  return new RegExp(`(?<=^|\\n)([^\\S\\n]{0,8})(?:${signs})[^\\S\\n]+(?=\\S)`, 'g');
}

/** Reads the stretches of copy between its empty lines, one after the other. */
class PassageReader {
  constructor(
    private readonly signs: RegExp | undefined,
    private readonly visitor: CopyVisitor,
    /** The number of the item just before, 0 after anything else. */
    private count: number,
  ) {}

  /** Reads a stretch, which begins at `offset` of the copy. */
  read(source: string, offset: number): void {
    let from = 0;
    // The end of the passage that the latest mark begins, with the lines that go on with it: a paragraph may follow.
    let passageEnd = 0;
    for (const match of this.signs && mayHaveMark.test(source) ? source.matchAll(this.signs) : []) {
      const { 0: written, 1: blanks = '', 2: bullet, 3: digits = '0', 4: heading, index } = match;
      const number = Number(digits);
      // A number that does not go on from the last one is words, such as a day of a month.
      if (number > 1 && (passageEnd < index || number !== this.count + 1)) continue;
      this.readPassage(source.slice(from, Math.min(passageEnd, index)), offset + from);
      this.readParagraph(source.slice(passageEnd, index), offset + passageEnd);
      const start = index + blanks.length;
      from = index + written.length;
      if (passageEnd <= from) passageEnd = startBelow(source, from);
      if (start > index) this.visitor.gap(offset + index, offset + start);
      const mark = bullet ? 'bullet' : number > 0 ? 'number' : heading ? 'heading' : 'quotation';
      this.visitor.line(mark, { start: offset + start, end: offset + from }, number);
      this.count = number;
    }
    this.readPassage(source.slice(from, passageEnd), offset + from);
    this.readParagraph(source.slice(passageEnd), offset + passageEnd);
  }

  private readParagraph(source: string, start: number): void {
    if (this.readPassage(source, start)) this.count = 0;
  }

  /** Reads a passage with the white space around it; tells whether there are words in it. */
  private readPassage(source: string, start: number): boolean {
    const words = source.trim();
    const from = start + (words === '' ? source.length : source.length - source.trimStart().length);
    if (from > start) this.visitor.gap(start, from);
    if (words === '') return false;
    new InlineReader(words, from, this.visitor).read();
    const to = from + words.length;
    if (to < start + source.length) this.visitor.gap(to, start + source.length);
    return true;
  }
}

/** Gives the offset of the first line below a place that does not begin with a blank; the end where there is none. */
function startBelow(source: string, place: number): number {
  const start = /\n(?=\S)/g;
  start.lastIndex = place;
  return (start.exec(source)?.index ?? source.length - 1) + 1;
}
