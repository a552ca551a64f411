import type { Span } from '../../manifest/spans';
import { addressInLink } from '../../manifest/visit-inline';

/** A letter of copy, or a placeholder, with its marks. */
export interface Sign {
  says: string;
  isValue: boolean;
  isStrong: boolean;
  isEm: boolean;
  /** The address of its link. */
  to: string | undefined;
}

/**
 * Gives signs as copy can write them: without white space at the ends of a passage, and without bold or italic on white
 * space at the ends of such words.
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

/** Tells whether two passages have the same signs with the same marks. */
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

/** Gives the signs of the spans of a passage, without its line mark. */
export function signsOf(spans: readonly Span[], text: string): Sign[] {
  const signs: Sign[] = [];
  const around: Pick<Sign, 'isStrong' | 'isEm' | 'to'>[] = [{ isStrong: false, isEm: false, to: undefined }];
  const push = (says: string, isValue: boolean): void => {
    signs.push({ ...(around.at(-1) as Sign), says, isValue });
  };
  for (const span of spans) {
    const written = text.slice(span.start, span.end);
    if (span.kind === 'line') continue;
    if (span.kind === 'close') around.pop();
    else if (span.kind === 'open') {
      const marks = around.at(-1) as Sign;
      const { mark, target } = span;
      if (target) around.push({ ...marks, to: text.slice(target.start, target.end) });
      else around.push(mark === 'strong' ? { ...marks, isStrong: true } : { ...marks, isEm: true });
    } else if (span.kind === 'placeholder') push(written, true);
    // Doubled braces stay doubled: a single one might become that of a value.
    else for (const letter of span.kind === 'escape' ? span.says : written) push(letter, false);
  }
  return signs;
}

/** Gives signs with one blank in the place of each line end and the white space around it. */
export function onOneLine(signs: readonly Sign[]): Sign[] {
  const isBlank = (sign: Sign | undefined): boolean => sign !== undefined && !sign.isValue && /^\s$/.test(sign.says);
  const ends = new Set<number>();
  for (const [index, { says, isValue }] of signs.entries()) {
    if (isValue || says !== '\n') continue;
    for (let at = index; isBlank(signs[at]) && (at === index || !ends.has(at)); at--) ends.add(at);
    for (let at = index + 1; isBlank(signs[at]); at++) ends.add(at);
  }
  return signs.flatMap((sign, index) => {
    if (!ends.has(index)) return [sign];
    return ends.has(index - 1) ? [] : [{ ...sign, says: ' ' }];
  });
}

const kinds = ['isStrong', 'isEm', 'to'] as const;
type Kind = (typeof kinds)[number];

/**
 * Writes signs with their marks, of which the one that reaches farthest is outermost; before each of `characters` stands
 * a backslash.
 */
export function writeSigns(signs: readonly Sign[], characters: string, open: readonly Kind[] = []): string {
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
