import { isLanguage } from '../../compose/sayings';
import { languagesIn, type WrittenLanguage } from '../../manifest/languages';
import { isObject, type JsonObject } from '../../manifest/manifest';
import { remove, set } from '../../manifest/operations';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { languageName, nameOfTag } from '../words/site-language';

/** The languages that are offered; any other can be written by its code. */
const offered = [
  ...['af', 'am', 'ar', 'bg', 'bn', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fa', 'fi', 'fr', 'gu', 'ha', 'he'],
  ...['hi', 'hr', 'hu', 'id', 'ig', 'is', 'it', 'ja', 'kn', 'ko', 'lt', 'lv', 'mk', 'ml', 'mr', 'ms', 'nb', 'ne', 'nl'],
  ...['om', 'pa', 'pl', 'ps', 'pt', 'pt-BR', 'ro', 'ru', 'rw', 'si', 'sk', 'sl', 'so', 'sq', 'sr', 'sv', 'sw', 'ta'],
  ...['te', 'th', 'ti', 'tr', 'uk', 'ur', 'uz', 'vi', 'yo', 'zh', 'zh-Hant', 'zu'],
];

/** A language that a site can have: its code, and what it calls itself. */
export interface OfferedLanguage {
  tag: string;
  label: string;
  /** What it is called in English. */
  called: string;
}

/** Gives the languages that can be added to a site, by what they call themselves. */
export function languagesToAdd(root: JsonObject): OfferedLanguage[] {
  const takenTags = [
    mainLanguage(root).split('-')[0] ?? '',
    ...Object.keys(isObject(root.languages) ? root.languages : {}),
  ];
  const freeTags = offered.filter((tag) => !takenTags.includes(tag));
  return freeTags.map(offer).sort((one, other) => one.called.localeCompare(other.called, 'en'));
}

function offer(tag: string): OfferedLanguage {
  return { tag, label: nameOfTag(tag, tag), called: nameOfTag(tag, 'en') };
}

/**
 * Reads a language that somebody has written, by its name or by its code; undefined where nobody knows it.
 */
export function readLanguage(written: string, root: JsonObject): OfferedLanguage | undefined {
  const words = written.trim().toLowerCase();
  const namedLanguage = languagesToAdd(root).find(({ tag, label, called }) =>
    [tag, label, called, sayOffered({ tag, label, called })].some((name) => name.toLowerCase() === words),
  );
  if (namedLanguage) return namedLanguage;
  const [tag] = isLanguage(written.trim()) && words !== '' ? Intl.getCanonicalLocales(written.trim()) : [];
  const isNamed = tag !== undefined && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag) && isKnown(tag);
  const isTaken = tag === mainLanguage(root) || (isObject(root.languages) && Object.hasOwn(root.languages, tag ?? ''));
  return isNamed && !isTaken ? offer(tag) : undefined;
}

function isKnown(tag: string): boolean {
  const [code = ''] = tag.split('-');
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code) !== undefined;
}

/** Names a language by its own name and by its English one. */
export function sayOffered({ label, called }: OfferedLanguage): string {
  return label === called ? label : `${label} (${called})`;
}

function mainLanguage(root: JsonObject): string {
  return isObject(root.site) ? String(root.site.language ?? 'en') : 'en';
}

/** Gives the name of the main language of a site. */
export function mainLanguageName(root: JsonObject): string {
  const [code = 'en'] = mainLanguage(root).split('-');
  return isLanguage(code) ? nameOfTag(code, 'en') : code;
}

/** Gives a site with one language more, which nobody sees yet but those who edit it. */
export function withLanguage(root: JsonObject, { tag, label }: OfferedLanguage): JsonObject {
  const having = isObject(root.languages) ? root : set(root, '/languages', {});
  return set(having, memberPointer('/languages', tag), { label, draft: true, texts: {} });
}

/** Gives a site without one of its languages. */
export function withoutLanguage(root: JsonObject, tag: string): JsonObject {
  const isLast = isObject(root.languages) && Object.keys(root.languages).length === 1;
  return remove(root, isLast ? '/languages' : memberPointer('/languages', tag));
}

/** Sets a member of a language in a site; without a value, removes it. */
export function withMember(root: JsonObject, place: Pointer, value: string | boolean | undefined): JsonObject {
  if (value !== undefined) return set(root, place, value);
  return valueAt(root, place) === undefined ? root : remove(root, place);
}

/** Sets the address of a page in a language; without one, the page has its own. */
export function withPath(root: JsonObject, { pointer }: WrittenLanguage, path: string, says: string): JsonObject {
  const paths = `${pointer}/paths`;
  const written = valueAt(root, paths);
  const { [path]: _, ...others } = isObject(written) ? written : {};
  if (says !== '') return set(root, paths, { ...(isObject(written) && written), [path]: says });
  return Object.keys(others).length > 0 ? set(root, paths, others) : withMember(root, paths, undefined);
}

/** Sets the translation of a text into a language; without words, removes it. */
export function withTranslation(root: JsonObject, tag: string, text: string, says: string): JsonObject {
  const texts = `${memberPointer('/languages', tag)}/texts`;
  const having = isObject(valueAt(root, texts)) ? root : set(root, texts, {});
  return withMember(having, memberPointer(texts, text), says.trim() === '' ? undefined : says);
}

/**
 * Says why a translated file, which names its language by code or name, is not in the wanted language; undefined where
 * it is, or names none.
 */
export function whyOtherLanguage(into: string, meant: WrittenLanguage, root: JsonObject): string | undefined {
  const says = into.trim().toLowerCase();
  const own = [meant.tag.toLowerCase(), languageName(meant).toLowerCase()];
  if (says === '' || own.includes(says)) return undefined;
  const ofSite = languagesIn(root).find((one) =>
    [one.tag, languageName(one)].some((name) => name.toLowerCase() === says),
  );
  const isTag = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(says) && isLanguage(says) && isKnown(says);
  if (!ofSite && (!isTag || isKindOf(says, meant.tag) || isKindOf(meant.tag, says))) return undefined;
  const [name, wanted] = [ofSite ? languageName(ofSite) : nameOfTag(says, 'en'), languageName(meant)];
  const remedy = ofSite
    ? `Choose ${name} at the top of this window, and take it in there.`
    : `Ask the translator for a file in ${wanted}, or add ${name} under “Further languages” and take it in there.`;
  return `This file is in ${name}, and ${wanted} is open here, so nothing of it was taken. ${remedy}`;
}

/** Tells whether a language is one of the kinds of another, such as that of a country. */
function isKindOf(tag: string, other: string): boolean {
  return `${tag}-`.toLowerCase().startsWith(`${other}-`.toLowerCase());
}
