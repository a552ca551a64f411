/** A range of a text: the offset of its first character, and that after its last. */
export interface Range {
  start: number;
  end: number;
}

/** A mark upon words in copy. */
export type Mark = 'strong' | 'em' | 'link';

/** The functions that are called for all that a passage of copy consists of, in its order. */
export interface InlineVisitor {
  /** Words between marks, with their names in braces. */
  words(start: number, end: number): void;
  /** Gives a mark that a backslash before it keeps as it is. */
  escape(start: number, end: number): void;
  /** Gives the signs before marked words; of a link, `target` is its address. */
  open(mark: Mark, range: Range, target: Range | undefined): void;
  /** Gives the signs behind marked words; of a link, its address among them. */
  close(mark: Mark, range: Range, target: Range | undefined): void;
}

/** The deepest nesting of round brackets in an address. */
const mostBrackets = 4;
const nested = nestedOf('[^()\\s]*');
/** The pattern of a number to call or to write to, whose groups may be written apart, as a field of an entry says it. */
const number = `(?:tel:|https://wa\\.me/)${nestedOf('[^()\\n\\r]*')}`;
const link = new RegExp(`\\[((?:[^[\\]\\\\]|\\\\.)+)\\]\\((?!\\))(${number}|${nested})\\)`, 'y');
const wholeAddress = new RegExp(`^(?!$)${nested}$`);
const lineEnd = /[\n\r\u2028\u2029]|$/g;
/** The patterns of the backslash before a line mark, by what stands before it in the stretch. */
const lineEscapes = { passage: lineEscape('^|\\n'), marked: lineEscape('\\n') };

/** Nests round brackets in an address; each run of plain signs is one step, so that millions of them are read like a few. */
function nestedOf(plain: string): string {
  return Array.from({ length: mostBrackets }).reduce<string>((inner) => `${plain}(?:\\(${inner}\\)${plain})*`, plain);
}

function lineEscape(start: string): RegExp {
  const before = `(?<=(?:${start})[^\\S\\n]{0,8}`;
  return new RegExp(`${before})\\\\(?:-|##|>)(?=[^\\S\\n])|${before}[1-9]\\d{0,2})\\\\[.)](?=[^\\S\\n])`, 'y');
}

/** Escapes blanks and unpaired brackets in an address, so that it can stand in a link. */
export function addressInLink(address: string): string {
  const whole = address.replaceAll(/\s/g, encodeURIComponent);
  return wholeAddress.test(whole) ? whole : whole.replaceAll('(', '%28').replaceAll(')', '%29');
}

/** Reads a stretch of a passage, which begins at `offset` of the copy: the whole passage, or marked words. */
export class InlineReader {
  /** The next end of bold words and of the line, as far as they were searched for: no stretch is searched twice. */
  private strongEnd = 0;
  private lineEnd = -1;

  constructor(
    private readonly source: string,
    private readonly offset: number,
    private readonly visitor: InlineVisitor,
    private readonly stretch: keyof typeof lineEscapes = 'passage',
  ) {}

  read(): void {
    let plain = 0;
    const marks = /[\\[*]/g;
    for (let match = marks.exec(this.source); match; match = marks.exec(this.source)) {
      const end = this.readMark(match.index, plain);
      if (end === undefined) continue;
      plain = end;
      marks.lastIndex = end;
    }
    this.readWords(plain, this.source.length);
  }

  /**
   * Reads marked words and the plain ones before them; gives the offset of their end, undefined where no mark begins
   * there.
   */
  private readMark(start: number, plain: number): number | undefined {
    const { source, offset } = this;
    if (source[start] === '\\') {
      if (!/[\\*[\]]/.test(source.charAt(start + 1)) && !this.keepsLineMark(start)) return undefined;
      this.readWords(plain, start);
      this.visitor.escape(offset + start, offset + start + 2);
      return start + 2;
    }
    if (source[start] === '[') return this.readLink(start, plain);
    const strongEnd = source[start + 1] === '*' ? this.endOfStrong(start) : undefined;
    if (strongEnd !== undefined) return this.readMarked('strong', plain, start, start + 2, strongEnd, strongEnd + 2);
    const emEnd = this.endOfEm(start);
    return emEnd === undefined ? undefined : this.readMarked('em', plain, start, start + 1, emEnd, emEnd + 1);
  }

  private keepsLineMark(start: number): boolean {
    const mark = lineEscapes[this.stretch];
    mark.lastIndex = start;
    return mark.test(this.source);
  }

  private readLink(start: number, plain: number): number | undefined {
    link.lastIndex = start;
    const [whole, words = '', address = ''] = link.exec(this.source) ?? [];
    if (whole === undefined) return undefined;
    const end = start + whole.length;
    const target = this.range(end - 1 - address.length, end - 1);
    return this.readMarked('link', plain, start, start + 1, start + 1 + words.length, end, target);
  }

  private readMarked(
    mark: Mark,
    plain: number,
    start: number,
    from: number,
    to: number,
    end: number,
    target?: Range,
  ): number {
    this.readWords(plain, start);
    this.visitor.open(mark, this.range(start, from), target);
    new InlineReader(this.source.slice(from, to), this.offset + from, this.visitor, 'marked').read();
    this.visitor.close(mark, this.range(to, end), target);
    return end;
  }

  private endOfStrong(start: number): number | undefined {
    const { source } = this;
    if (!/\S/.test(source.charAt(start + 2))) return undefined;
    this.strongEnd = Math.max(this.strongEnd, start + 3);
    while (this.strongEnd < source.length && !this.endsStrong(this.strongEnd)) this.strongEnd++;
    if (this.strongEnd >= source.length) return undefined;
    // The first of three stars closes the italic words inside.
    const end = source.startsWith('***', this.strongEnd) ? this.strongEnd + 1 : this.strongEnd;
    if (this.lineEnd < start) {
      lineEnd.lastIndex = start;
      this.lineEnd = lineEnd.exec(source)?.index ?? source.length;
    }
    return this.lineEnd < end ? undefined : end;
  }

  private endsStrong(at: number): boolean {
    const { source } = this;
    return source.startsWith('**', at) && (source[at + 2] === '*' || /\S/.test(source.charAt(at - 1)));
  }

  private endOfEm(start: number): number | undefined {
    const { source } = this;
    if (!/[^\s*]/.test(source.charAt(start + 1))) return undefined;
    const end = source.indexOf('*', start + 1);
    return end < 0 || !/\S/.test(source.charAt(end - 1)) ? undefined : end;
  }

  private readWords(start: number, end: number): void {
    if (end > start) this.visitor.words(this.offset + start, this.offset + end);
  }

  private range(start: number, end: number): Range {
    return { start: this.offset + start, end: this.offset + end };
  }
}
