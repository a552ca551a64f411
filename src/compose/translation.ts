import type { Exception, WrittenLanguage } from '../manifest/languages';
import { memberPointer, type Pointer } from '../manifest/pointer';
import type { NotedFacts } from './facts';

/** Gives the translation of a text on the page of a route; undefined where there is none. */
export function translate(text: string, language: WrittenLanguage, page?: string): string | undefined {
  // What objects inherit is no text.
  const says = exceptionFor(text, language, page)?.says ?? language.texts[text];
  return typeof says === 'string' ? says : undefined;
}

/** The translation of a text into a language, and where it is written. */
export interface Said {
  says: string;
  pointer: Pointer;
}

/** Gives what `translate` gives, with its place: pages have hundreds of thousands of texts, and few places are asked. */
export function placedTranslation(text: string, language: WrittenLanguage, page?: string): Said | undefined {
  const says = translate(text, language, page);
  if (says === undefined) return undefined;
  const exception = exceptionFor(text, language, page);
  return { says, pointer: exception ? `${exception.pointer}/says` : memberPointer(`${language.pointer}/texts`, text) };
}

function exceptionFor(text: string, { exceptions }: WrittenLanguage, page: string | undefined): Exception | undefined {
  return exceptions.size === 0 ? undefined : exceptions.get(text)?.find((one) => one.page === page);
}

/** The context of reading a text: the language of the site, where it is a further one, and the facts to note. */
interface ReadContext {
  site: { language?: WrittenLanguage | undefined };
  facts: NotedFacts;
}

/** A text as it is read, and whether it is a translation. */
export interface ReadText {
  text: string;
  isOriginal?: true;
}

/**
 * Reads a written text, or one made of a template, in the language of the site, and notes it; gives the text itself in
 * the main language, or without a translation.
 */
export function readText(text: string, { site: { language }, facts }: ReadContext): ReadText {
  if (!language) return { text };
  const madeText = facts.made?.get(text);
  const written = madeText ?? text;
  const translation = translate(written, language, facts.page);
  const isOriginal = translation === undefined && saysWords(written);
  if (facts.uses && (translation !== undefined || isOriginal)) {
    facts.texts ??= [];
    facts.texts.push(written);
    if (isOriginal) facts.untranslated = (facts.untranslated ?? new Set()).add(written);
  }
  const read = madeText === undefined ? (translation ?? text) : text;
  return isOriginal ? { text: read, isOriginal } : { text: read };
}

/** Reads a template in the language of the site, to be filled with fields. */
export function readTemplate(template: string, { site: { language }, facts }: ReadContext): ReadText {
  if (!language) return { text: template };
  const translation = translate(template, language, facts.page);
  const isOriginal = translation === undefined && saysWords(template);
  return { text: translation ?? template, ...(isOriginal && { isOriginal }) };
}

/** Notes that a text was made of a template: it is in the language of the site already. */
export function noteMade(text: string, template: string, { site: { language }, facts }: ReadContext): void {
  if (!language) return;
  facts.made ??= new Map();
  facts.made.set(text, template);
}

/** Notes an original that a page shows. */
export function noteOriginal(words: string, { originals }: NotedFacts): void {
  if (words.trim() !== '') originals?.add(words.trim());
}

/** Notes an original within other words of a page, which comes from a value or a field. */
export function noteOriginalPart(words: string, facts: NotedFacts): void {
  if (!facts.originals || words.trim() === '') return;
  facts.originalParts ??= new Set();
  facts.originalParts.add(words.trim());
}

const names = /\{[^{}]*\}/gu;
const addresses = /\]\([^()\s]*\)|(?:https?:\/\/|www\.|uploads\/|mailto:|tel:)\S+|[^\s@]{1,64}@[^\s@]{1,255}/gu;

/** Tells whether a text has words, which may say something else in another language: names in braces and addresses are none. */
export function saysWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replaceAll(addresses, ' ').replaceAll(names, ' '));
}

/** Tells whether a place of a text is within an address, which is the same in every language. */
export function isInAddress(text: string, place: number): boolean {
  return [...text.matchAll(addresses)].some(
    ({ 0: address, index }) => index <= place && place < index + address.length,
  );
}
