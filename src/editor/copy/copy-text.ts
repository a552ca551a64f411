import { readSpans } from '../../manifest/spans';
import { addressInLink } from '../../manifest/visit-copy';

/** A letter of copy, or a placeholder, with its marks. */
export interface Sign {
  says: string;
  isValue: boolean;
  isStrong: boolean;
  isEm: boolean;
  /** The address of its link. */
  to: string | undefined;
}

/** A paragraph of copy, with the characters from which it was read and those before it. */
export interface Paragraph {
  signs: Sign[];
  source: string | undefined;
  before: string | undefined;
}

const gap = /\n\s*\n|$/g;

/** Reads copy as its paragraphs, and the characters after the last of them. */
export function readCopy(text: string): { paragraphs: Paragraph[]; end: string } {
  const paragraphs: Paragraph[] = [];
  let [start, before] = [0, ''];
  for (const { 0: between, index } of text.matchAll(gap)) {
    const source = text.slice(start, index);
    start = index + between.length;
    if (source.trim() === '') before += source + between;
    else {
      paragraphs.push({ signs: readParagraph(source), source, before });
      before = between;
    }
  }
  return { paragraphs, end: before };
}

/** Writes paragraphs as copy. One that still says what was read keeps its characters; one without words is left out. */
export function writeCopy(paragraphs: readonly Paragraph[], end = ''): string {
  const withWords = paragraphs.filter(({ signs }) => trimSigns(signs).length > 0);
  const texts = withWords.map(({ signs, source, before }, index) => {
    const isKept = source !== undefined && areSame(readParagraph(source), trimSigns(signs));
    const gapBefore = before !== undefined && (index === 0 || /\n\s*\n/.test(before)) ? before : '\n\n';
    return (index === 0 && !isKept ? '' : gapBefore) + (isKept ? source : writeParagraph(trimSigns(signs)));
  });
  return texts.join('') + end;
}

/**
 * Gives signs as copy can write them: without white space at the ends of a paragraph, and without bold or italic on
 * white space at the ends of such words.
 */
export function trimSigns(signs: readonly Sign[]): Sign[] {
  const isBlank = (sign: Sign | undefined): boolean => sign !== undefined && !sign.isValue && /^\s$/.test(sign.says);
  const first = signs.findIndex((sign) => !isBlank(sign));
  if (first < 0) return [];
  const result = signs.slice(first, signs.findLastIndex((sign) => !isBlank(sign)) + 1).map((sign) => ({ ...sign }));
  for (const mark of ['isStrong', 'isEm'] as const) {
    const drop = (from: number, step: 1 | -1): void => {
      for (let at = from; isBlank(result[at]) && result[at]?.[mark]; at += step) (result[at] as Sign)[mark] = false;
    };
    for (const index of result.keys()) {
      if (!result[index - 1]?.[mark]) drop(index, 1);
    }
    for (const index of [...result.keys()].reverse()) {
      if (!result[index + 1]?.[mark]) drop(index, -1);
    }
  }
  return result;
}

/** Tells whether two paragraphs have the same signs with the same marks. */
export function areSame(one: readonly Sign[], other: readonly Sign[]): boolean {
  return one.length === other.length && one.every((sign, index) => isSame(sign, other[index] as Sign));
}

function isSame(one: Sign, other: Sign): boolean {
  return one.says === other.says && one.isValue === other.isValue && haveSameMarks(one, other);
}

/** Tells whether two signs have the same marks. */
export function haveSameMarks(one: Sign, other: Sign): boolean {
  return one.isStrong === other.isStrong && one.isEm === other.isEm && one.to === other.to;
}

/** Reads the signs of one paragraph. */
function readParagraph(source: string): Sign[] {
  const signs: Sign[] = [];
  const around: Pick<Sign, 'isStrong' | 'isEm' | 'to'>[] = [{ isStrong: false, isEm: false, to: undefined }];
  const push = (says: string, isValue: boolean): void => {
    signs.push({ ...(around.at(-1) as Sign), says, isValue });
  };
  for (const span of readSpans(source.trim(), true)) {
    const written = source.trim().slice(span.start, span.end);
    if (span.kind === 'close') around.pop();
    else if (span.kind === 'open') {
      const marks = around.at(-1) as Sign;
      const { mark, target } = span;
      if (target) around.push({ ...marks, to: source.trim().slice(target.start, target.end) });
      else around.push(mark === 'strong' ? { ...marks, isStrong: true } : { ...marks, isEm: true });
    } else if (span.kind === 'placeholder') push(written, true);
    // Doubled braces stay doubled: a single one might become that of a value.
    else for (const letter of span.kind === 'escape' ? span.says : written) push(letter, false);
  }
  return signs;
}

/** The characters that are escaped together, the fewest first: most copy needs none. */
const escaped = ['', '*', '[', '[]', '*[', '*[]', '\\', '\\*', '\\[]', '\\*[]'];

/** Writes a paragraph with no more escapes than it needs; where copy cannot write it, the nearest that it can. */
function writeParagraph(signs: readonly Sign[]): string {
  let way = '';
  for (const characters of escaped) {
    way = writeSigns(signs, characters, []);
    if (areSame(readParagraph(way), signs)) break;
  }
  return way;
}

const kinds = ['isStrong', 'isEm', 'to'] as const;
type Kind = (typeof kinds)[number];

/** Writes signs with their marks, of which the one that reaches farthest is outermost. */
function writeSigns(signs: readonly Sign[], characters: string, open: readonly Kind[]): string {
  let written = '';
  for (let at = 0; at < signs.length; ) {
    const first = signs[at] as Sign;
    const ends = kinds
      .filter((kind) => !open.includes(kind) && first[kind])
      .map((kind) => ({ kind, end: endOf(kind, signs, at) }))
      .sort((one, other) => other.end - one.end);
    const [{ kind, end } = { kind: undefined, end: at + 1 }] = ends;
    if (kind === undefined) {
      if (first.isValue) written = beforeValue(written) + first.says;
      else written += characters.includes(first.says) ? `\\${first.says}` : first.says;
    } else {
      const inside = writeSigns(signs.slice(at, end), characters, [...open, kind]);
      if (kind === 'to') written += `[${inside}](${addressInLink(String(first.to))})`;
      else written += kind === 'isStrong' ? `**${inside}**` : `*${inside}*`;
    }
    at = end;
  }
  return written;
}

function endOf(kind: Kind, signs: readonly Sign[], start: number): number {
  let end = start + 1;
  while (end < signs.length && signs[end]?.[kind] === signs[start]?.[kind]) end++;
  return end;
}

/** Writes a text before a value: a brace at its end is doubled, so that it does not take the one of the value along. */
export function beforeValue(text: string): string {
  return /(?<!\{)\{(\{\{)*$/.test(text) ? `${text}{` : text;
}
