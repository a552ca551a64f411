import { findUnreadLinks } from '../compose/copy';
import { findMarkup } from '../compose/fill';
import { readSpans, type Span } from '../manifest/spans';
import { type CopyKind, heldMarks } from '../manifest/visit-copy';
import type { Range } from '../manifest/visit-inline';

/** What in copy looks like more than copy can say, by what it was probably meant as. */
export type UnreadMark =
  | 'picture'
  | 'table'
  | 'code'
  | 'rule'
  | 'bullet'
  | 'list'
  | 'heading'
  | 'quotation'
  | 'item within'
  | 'item not counted'
  | 'address';

/** A range of a text that looks like a mark and is none. */
export type FoundMark = Range & { as: UnreadMark };

/** Finds what visitors would read as it stands in copy of a kind, and was probably meant as something else. */
export function findUnreadMarks(text: string, kind: CopyKind): FoundMark[] {
  const spans = readSpans(text, kind);
  const found = [...foundIn(text, 'picture', picture, '!['), ...linesIn(text, kind), ...itemsIn(text, spans)];
  const taken: Range[] = [...found, ...findMarkup(text), ...findUnreadLinks(text)];
  return [...found, ...addresses(text, spans).filter((one) => !taken.some((other) => overlap(one, other)))].sort(
    (one, other) => one.start - other.start,
  );
}

/** The sign `!` before a link, unless it follows a letter. */
const picture = /(?<![\p{L}\p{N}])!\[[^\]\n]{0,500}\]\([^)\n]{0,500}\)/gu;
const tableRow = /(?<=^|\n)[^\S\n]*\|[^\n|]+\|[^\n]*\n[^\S\n]*\|[^\n]*(?:\n[^\S\n]*\|[^\n]*)*/g;
const tableHead = /(?<=^|\n)[^\S\n]*:?-{3,}:?[^\S\n]*\|[^\S\n]*[-:|][-:|\t ]*(?=\n|$)/g;
const code = /(?<=^|\n)[^\S\n]*(?:```|~~~)[^\n]*/g;
const rule = /(?<=^|\n)[^\S\n]*(?:-{3,}|\*{3,}|_{3,})(?=[^\S\n]*(?:\n|$))/g;
const heading = /(?<=(?:^|\n)[^\S\n]{0,8})(?:#(?=[^\S\n]+\S)|#{2,6}(?=[^\S\n]+\S|\p{L}))/gu;
const quotation = /(?<=(?:^|\n)[^\S\n]{0,8})>(?=[^\S\n]+\p{L})/gu;
const bullets = '•·▪◦●‣⁃';
const bullet = new RegExp(`(?<=(?:^|\\n)[^\\S\\n]{0,8})[${bullets}](?=\\s)`, 'g');
const otherBullet = /(?<=(?:^|\n)[^\S\n]{0,8})[*+](?=[^\S\n]+\S)/g;

/** Finds what matches a pattern, each of whose matches has one of the signs. */
function foundIn(text: string, as: UnreadMark, pattern: RegExp, ...signs: string[]): FoundMark[] {
  if (signs.length > 0 && !signs.some((sign) => text.includes(sign))) return [];
  return [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ as, start: index, end: index + length }));
}

/** Finds what stands at the start of a line. */
function linesIn(text: string, kind: CopyKind): FoundMark[] {
  const table = [...foundIn(text, 'table', tableRow, '|'), ...foundIn(text, 'table', tableHead, '|')].slice(0, 1);
  const found = [...table, ...foundIn(text, 'code', code, '```', '~~~').slice(0, 1)];
  // What stands on a line may begin with a dash, a star or a number.
  if (kind === 'inlineCopy') return [...found, ...listOnLines(text)];
  const stars = foundIn(text, 'bullet', otherBullet, '*', '+');
  const headings = foundIn(text, 'heading', heading, '#').filter(
    ({ end, start }) => !heldMarks[kind].includes('heading') || end - start !== 2 || !/\s/.test(text.charAt(end)),
  );
  return [
    ...found,
    ...foundIn(text, 'rule', rule, '---', '***', '___'),
    ...foundIn(text, 'bullet', bullet, ...bullets),
    ...(stars.length > 1 ? stars : []),
    ...headings,
    ...(heldMarks[kind].includes('quotation') ? [] : foundIn(text, 'quotation', quotation, '>')),
  ];
}

/** Finds the first item of a list of several where none can stand. */
function listOnLines(text: string): FoundMark[] {
  const [first, second] = readSpans(text, 'copy').filter((span) => span.kind === 'line');
  return first && second ? [{ as: 'list', start: first.start, end: first.end }] : [];
}

/** Finds items that are indented in their list, and numbers that do not go on from the last item. */
function itemsIn(text: string, spans: readonly Span[]): FoundMark[] {
  const found: FoundMark[] = [];
  let list: { depth: number; number: number } | undefined;
  for (const [index, span] of spans.entries()) {
    const { kind, start, end } = span;
    if (kind === 'line') {
      const [blanks = ''] = /[^\S\n]*$/.exec(text.slice(Math.max(0, start - 8), start)) ?? [];
      const depth = Math.min(blanks.length, list?.depth ?? blanks.length);
      if (blanks.length > depth + 1) found.push({ as: 'item within', start: start - blanks.length, end });
      list = span.mark === 'bullet' || span.mark === 'number' ? { depth, number: span.number } : undefined;
    } else if (list && !isGap(span) && isGap(spans[index - 1])) {
      const [digits] = /^\d{1,3}(?=[.)]\s+\S)/.exec(text.slice(start, start + 8)) ?? [];
      if (digits && list.number > 0) found.push({ as: 'item not counted', start, end: start + digits.length });
      list = undefined;
    }
  }
  return found;
}

function isGap(span: Span | undefined): boolean {
  return span?.kind === 'words' && span.isGap === true;
}

const addressStart = /https?:\/\/|www\./i;
const addressSign = '(?:[^\\s<>()[\\]{}"*\\\\]|\\([^\\s()]{0,100}\\))';
const address = new RegExp(
  `(?<![\\p{L}\\p{N}@/])(?:https?://|www\\.)${addressSign}{1,200}\\.(?:${addressSign}{0,500}(?<![.,;:!?…'’”]))`,
  'giu',
);

/** Finds the addresses of pages on the web that are no links. */
function addresses(text: string, spans: readonly Span[]): FoundMark[] {
  if (!addressStart.test(text)) return [];
  const found: FoundMark[] = [];
  let depth = 0;
  for (const span of spans) {
    if ('mark' in span && span.mark === 'link') depth += span.kind === 'open' ? 1 : -1;
    if (span.kind !== 'words' || depth > 0) continue;
    const words = foundIn(text.slice(span.start, span.end), 'address', address);
    found.push(...words.map(({ as, start, end }) => ({ as, start: span.start + start, end: span.start + end })));
  }
  return found;
}

function overlap(one: Range, other: Range): boolean {
  return one.start < other.end && other.start < one.end;
}
