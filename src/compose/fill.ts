import { type Json, wordsOf } from '../manifest/manifest';
import { placeholder } from '../manifest/placeholder';
import type { Pointer } from '../manifest/pointer';
import type { Run } from '../manifest/run';
import { type Placeholder, readSpans } from '../manifest/spans';
import type { CopyKind } from '../manifest/visit-copy';
import type { Range } from '../manifest/visit-inline';
import { formatValue } from './format-value';
import type { FillContext } from './sayings';
import { noteOriginal, noteOriginalPart, readText } from './translation';

const onePlaceholder = new RegExp(`^${placeholder}$`);

/**
 * Replaces each placeholder of a text by what `write` makes of it; where that is undefined, it stays. `braces` gives
 * what becomes of doubled braces.
 */
function replacePlaceholders(
  text: string,
  write: (placeholder: Placeholder) => string | undefined,
  braces: (doubled: string) => string,
): string {
  let result = '';
  for (const span of readSpans(text, undefined)) {
    const written = text.slice(span.start, span.end);
    if (span.kind === 'placeholder') result += write(span) ?? written;
    else result += span.kind === 'brace' ? braces(written) : written;
  }
  return result;
}

/**
 * Replaces the placeholders of a text by values, and doubled braces by single ones. Unknown names stay, and so do names
 * that `isLeft` leaves for later. `met` is called with every placeholder; `format` writes a value in its format.
 */
export function fillValues(
  text: string,
  values: Record<string, string>,
  meet?: (placeholder: Placeholder) => void,
  isLeft: (name: string) => boolean = () => false,
  format: (value: string, placeholder: Placeholder) => string | undefined = () => undefined,
): string {
  if (!text.includes('{') && !text.includes('}')) return text;
  const write = (found: Placeholder): string | undefined => {
    meet?.(found);
    if (!Object.hasOwn(values, found.name) || isLeft(found.name)) return undefined;
    const value = values[found.name];
    return found.format === undefined || value === undefined ? value : format(value, found);
  };
  return replacePlaceholders(text, write, (doubled) => doubled.charAt(0));
}

/**
 * Fills in the values of a part of a text, and notes its placeholders and braces; `part` begins at `start` of the whole
 * `text`.
 */
export function fillText(part: string, { site, facts }: FillContext, pointer: Pointer, start = 0, text = part): string {
  const { uses } = facts;
  const runOf = (found: Placeholder): Run => ({ text, start: start + found.start, end: start + found.end });
  const meet = (found: Placeholder): void => {
    const { name, format } = found;
    uses?.push({ kind: 'value', name, pointer, run: runOf(found) });
    if (format === undefined && site.originalValues?.has(name)) noteOriginalPart(site.values[name] ?? '', facts);
  };
  for (const { start: from, end, missing } of uses ? findUnreadBraces(part) : []) {
    const run = { text, start: start + from, end: start + end };
    uses?.push({ kind: 'braces', name: part.slice(from, end), ...(missing && { missing }), pointer, run });
  }
  const format = (value: string, found: Placeholder): string | undefined => {
    const { format: name = '' } = found;
    const { text: written, fault } = formatValue(value, name, site.locale);
    if (fault) uses?.push({ kind: 'format', name, fault, value, pointer, run: runOf(found) });
    return written;
  };
  return fillValues(part, site.values, uses || site.originalValues ? meet : undefined, undefined, format);
}

/** Gives a text in the language of the site, with its values filled in, and notes what is in it. */
export function finishText(value: Json, fillContext: FillContext, pointer: Pointer): string {
  const { text, isOriginal } = readText(wordsOf(value), fillContext);
  noteMarkup(text, undefined, fillContext.facts, pointer);
  const filledText = fillText(text, isOriginal ? inMainLanguage(fillContext) : fillContext, pointer);
  if (isOriginal) noteOriginal(filledText, fillContext.facts);
  return filledText;
}

/** Gives the context for filling an untranslated text: values and formats are those of the main language. */
export function inMainLanguage({ site, facts }: FillContext): FillContext {
  return { site: site.inMain ?? site, facts };
}

/** Fills values into a text that needs no translation, such as a day or a number to call. */
export function finishWord(value: Json, fillContext: FillContext, pointer: Pointer): string {
  const text = wordsOf(value);
  noteMarkup(text, undefined, fillContext.facts, pointer);
  return fillText(text, fillContext, pointer);
}

/** Replaces the placeholders of a template by what `write` gives; the others, and doubled braces, stay for later. */
export function fillFields(template: string, write: (placeholder: Placeholder) => string | undefined): string {
  return template.includes('{') ? replacePlaceholders(template, write, (doubled) => doubled) : template;
}

/** Gives the placeholder that is a whole template, `country` for `{country}`; undefined for any other text. */
export function wholePlaceholder(template: string): Pick<Placeholder, 'name' | 'format'> | undefined {
  const [, name, format] = onePlaceholder.exec(template) ?? [];
  if (name === undefined) return undefined;
  return format === undefined ? { name } : { name, format };
}

/** A range that cannot be read as a placeholder, and which of its braces is missing, if any. */
export interface UnreadBraces extends Range {
  missing?: '{' | '}';
}

const wholeBraces = '\\{\\s*\\p{L}[^{},;"\\n]{0,80}\\}';
const unclosed = '\\{\\s*\\p{L}[\\p{L}\\p{M}\\p{N}.]{0,80}(?![^{}]*\\})';
const unopened = '(?<![\\p{L}\\p{M}\\p{N}.])\\p{L}[\\p{L}\\p{M}\\p{N}.]{0,80}\\}(?<!\\{[^{}]*\\})';
const unreadBraces = new RegExp(`${wholeBraces}|(${unclosed})|(${unopened})`, 'gu');

/**
 * Finds what was probably meant as a placeholder and is none: `{first name}`, `{dawn`. Other braces, as in `{1, 2}`,
 * are words.
 */
export function findUnreadBraces(text: string): UnreadBraces[] {
  if (!text.includes('{') && !text.includes('}')) return [];
  // A placeholder that is read keeps its length, in characters that are no braces.
  const pieces = readSpans(text, undefined).map(({ kind, start, end }) => {
    return kind === 'words' ? text.slice(start, end) : '\0'.repeat(end - start);
  });
  return [...pieces.join('').matchAll(unreadBraces)].map(({ 0: found, 1: opened, 2: closed, index }) => ({
    start: index,
    end: index + found.length,
    ...(opened !== undefined && { missing: '}' }),
    ...(closed !== undefined && { missing: '{' }),
  }));
}

const tags =
  'a|abbr|article|b|big|blockquote|br|button|center|cite|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|label|li|mark|nav|ol|p|pre|q|s|script|section|small|span|strike|strong|style|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul|video|wbr';
const markup = new RegExp(
  [
    '<a\\s[^<>]*>[^<>]*</a\\s*>',
    `</?(?:${tags})(?:\\s[^<>]*|/)?>`,
    '<!--[^<>]*-->',
    '&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z][a-z\\d]{1,31});',
  ].join('|'),
  'gi',
);

/** Finds tags and character references of HTML in a text, which nothing here reads: `<br>`, `&amp;`. */
export function findMarkup(text: string): Range[] {
  if (!/[<&]/.test(text)) return [];
  return [...text.matchAll(markup)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** Notes the HTML in a text; `copy` is the kind of copy of the text, if any. */
export function noteMarkup(
  text: string,
  copy: CopyKind | undefined,
  { uses }: FillContext['facts'],
  pointer: Pointer,
): void {
  if (!uses) return;
  for (const { start, end } of findMarkup(text))
    uses.push({ kind: 'markup', name: text.slice(start, end), copy, pointer, run: { text, start, end } });
}
