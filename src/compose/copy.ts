import type { Copy, Inline, Link } from './page';

/** What becomes of the plain parts of copy; `start` is where a part begins in the text that was given. */
export interface CopyParts {
  /** The words between marks. */
  text(words: string, start: number): string;
  link(target: string, start: number): Link;
}

/**
 * Parses copy: `**bold**`, `*italic*` and `[words](target)` inside paragraphs, which an empty line
 * separates. A backslash keeps the next mark as it is. The time it takes grows with the length alone.
 */
export function parseCopy(source: string, parts: CopyParts): Copy {
  // Most copy is a sentence.
  if (!source.includes('\n')) return parseParagraph(source, parts);
  const paragraphs: Copy = [];
  let start = 0;
  for (const { 0: gap, index } of source.matchAll(/\n\s*\n|$/g)) {
    paragraphs.push(...parseParagraph(source.slice(start, index), parts, start));
    start = index + gap.length;
  }
  return paragraphs;
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

/** Parses one paragraph, which begins at `start` of a text; nothing where it has no words. */
function parseParagraph(source: string, parts: CopyParts, start = 0): Copy {
  const words = source.trim();
  const indent = source.length - source.trimStart().length;
  return words ? [new InlineParser(words, start + indent, parts).parse()] : [];
}

/** Round brackets belong to an address in pairs, up to so many within each other. */
const mostBrackets = 4;
const plainAddress = '[^()\\s]*';
// Each run of plain signs is one step, so that an address of millions of them is read like a short one.
const nested = Array.from({ length: mostBrackets }).reduce<string>(
  (inner) => `${plainAddress}(?:\\(${inner}\\)${plainAddress})*`,
  plainAddress,
);

/** A link in copy: its words and its address. */
export const copyLink = `\\[((?:[^[\\]\\\\]|\\\\.)+)\\]\\((?!\\))(${nested})\\)`;

const wholeAddress = new RegExp(`^(?!$)${nested}$`);

/** An address as it can stand in a link, which means the same: blanks and brackets without their counterpart escaped. */
export function addressInLink(address: string): string {
  const whole = address.replaceAll(/\s/g, encodeURIComponent);
  return wholeAddress.test(whole) ? whole : whole.replaceAll('(', '%28').replaceAll(')', '%29');
}

const link = new RegExp(copyLink, 'y');
const unreadLink = /\[(?:[^[\]]|\[[^[\]]*\])*\] ?\(\s*(?:https?:|mailto:|tel:|www\.|[/#])(?:[^()]|\([^()]*\))*\)?/gi;
const lineEnd = /[\n\r\u2028\u2029]|$/g;

/** Where the words between marks hold what was meant as a link and cannot be read as one. */
export function unreadLinks(words: string): { start: number; end: number }[] {
  if (!words.includes('[')) return [];
  return [...words.matchAll(unreadLink)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** What a stretch of a paragraph with marks becomes, and where it ends. */
interface Marked {
  inline: Inline;
  end: number;
}

class InlineParser {
  private readonly found: Inline[] = [];
  /** Where the next end of bold words and of the line are, as far as they were looked for: no stretch is searched twice. */
  private strongEnd = 0;
  private lineEnd = -1;

  constructor(
    private readonly source: string,
    private readonly offset: number,
    private readonly parts: CopyParts,
  ) {}

  parse(): Inline[] {
    let plain = 0;
    const marks = /[\\[*]/g;
    for (let match = marks.exec(this.source); match; match = marks.exec(this.source)) {
      const marked = this.markedAt(match.index);
      if (!marked) continue;
      this.pushPlain(plain, match.index);
      this.push(marked.inline);
      plain = marked.end;
      marks.lastIndex = marked.end;
    }
    this.pushPlain(plain, this.source.length);
    return this.found;
  }

  private markedAt(start: number): Marked | undefined {
    const { source } = this;
    if (source[start] === '\\') {
      const kept = source.charAt(start + 1);
      return /[\\*[\]]/.test(kept) ? { inline: kept, end: start + 2 } : undefined;
    }
    if (source[start] === '[') return this.linkAt(start);
    return (source[start + 1] === '*' ? this.strongAt(start) : undefined) ?? this.emAt(start);
  }

  private linkAt(start: number): Marked | undefined {
    link.lastIndex = start;
    const [whole, words = '', target = ''] = link.exec(this.source) ?? [];
    if (whole === undefined) return undefined;
    const end = start + whole.length;
    const to = this.parts.link(target, this.offset + end - 1 - target.length);
    return { inline: { kind: 'link', to, content: this.parseInside(start + 1, start + 1 + words.length) }, end };
  }

  private strongAt(start: number): Marked | undefined {
    const { source } = this;
    if (!/\S/.test(source.charAt(start + 2))) return undefined;
    this.strongEnd = Math.max(this.strongEnd, start + 3);
    while (this.strongEnd < source.length && !this.endsStrong(this.strongEnd)) this.strongEnd++;
    if (this.strongEnd >= source.length) return undefined;
    // Of three stars the first ends what is italic inside.
    const end = source.startsWith('***', this.strongEnd) ? this.strongEnd + 1 : this.strongEnd;
    if (this.lineEnd < start) {
      lineEnd.lastIndex = start;
      this.lineEnd = lineEnd.exec(source)?.index ?? source.length;
    }
    if (this.lineEnd < end) return undefined;
    return { inline: { kind: 'strong', content: this.parseInside(start + 2, end) }, end: end + 2 };
  }

  private endsStrong(at: number): boolean {
    const { source } = this;
    return source.startsWith('**', at) && (source[at + 2] === '*' || /\S/.test(source.charAt(at - 1)));
  }

  private emAt(start: number): Marked | undefined {
    const { source } = this;
    if (!/[^\s*]/.test(source.charAt(start + 1))) return undefined;
    const end = source.indexOf('*', start + 1);
    if (end < 0 || !/\S/.test(source.charAt(end - 1))) return undefined;
    return { inline: { kind: 'em', content: this.parseInside(start + 1, end) }, end: end + 1 };
  }

  private parseInside(start: number, end: number): Inline[] {
    return new InlineParser(this.source.slice(start, end), this.offset + start, this.parts).parse();
  }

  private pushPlain(start: number, end: number): void {
    this.push(this.parts.text(this.source.slice(start, end), this.offset + start));
  }

  /** Words that stand side by side are one piece. */
  private push(inline: Inline): void {
    if (inline === '') return;
    const last = this.found.at(-1);
    if (typeof last === 'string' && typeof inline === 'string') this.found[this.found.length - 1] = last + inline;
    else this.found.push(inline);
  }
}
