import { isDay } from '../../calendar/day';
import type { Assets } from '../../compose/assets';
import type { ComposeRegistry } from '../../compose/compose-registry';
import { countryIn } from '../../compose/country';
import { readTelephone } from '../../compose/telephone';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { memberPointer, valueAt } from '../../manifest/pointer';
import { pagesOf, siteOf } from '../drawing/engine';
import type { WordsKindName } from '../inputs/words-kinds';
import { madePageTitle, routeTitle } from '../naming/parts';
import { inWords } from '../words/in-words';

/** A text to choose, with its title. */
export interface WordChoice {
  name: string;
  title: string;
  says?: string;
}

/** Gives the choices that a site and its assets have. */
type ChoicesIn = (root: JsonObject, assets: Assets, registry: ComposeRegistry, now: Date) => WordChoice[];

/** The choices for the kinds of words that are chosen: they stand for something on the site or in its assets. */
const choices: { readonly [Of in WordsKindName]?: ChoicesIn } = {
  link: linkChoices,
  icon: (_, { icons }) => Object.keys(icons).map(asChoice),
  flag: (_, { flags }) => Object.keys(flags).map((code) => ({ name: code, title: countryNamed(code), says: code })),
  delivery: ({ delivery }) =>
    Object.keys(isObject(delivery) ? delivery : {}).map((name) => ({ name, title: inWords(name) })),
  film: uploadChoices,
  captions: uploadChoices,
};

/** Gives the choices for words of a kind; none where they are only typed. */
export function choicesFor(of: WordsKindName, ...site: Parameters<ChoicesIn>): WordChoice[] {
  return choices[of]?.(...site) ?? [];
}

function uploadChoices(_: JsonObject, { files, pictures }: Assets): WordChoice[] {
  return [...Object.keys(files), ...Object.keys(pictures)].map(asChoice);
}

function linkChoices(root: JsonObject, assets: Assets, registry: ComposeRegistry, now: Date): WordChoice[] {
  const pages = pageChoices(root, assets, registry, now).flatMap(({ page, blocks }) => [
    page,
    ...anchorsIn(blocks).map((anchor) => placeOn(page, anchor)),
  ]);
  const values = Object.keys(isObject(root.values) ? root.values : {});
  const phones = values.filter((name) => isNumber(name, valueAt(root, memberPointer('/values', name)), root));
  const mails = values.filter((name) => isMail(name, valueAt(root, memberPointer('/values', name))));
  return [
    ...pages,
    ...phones.map((name) => ({ name: `tel:{${name}}`, title: `Call: ${inWords(name)}`, says: 'A telephone number' })),
    ...phones.map((name) => ({
      name: `https://wa.me/{${name}}`,
      title: `WhatsApp: ${inWords(name)}`,
      says: 'Written to by WhatsApp',
    })),
    ...mails.map((name) => ({
      name: `mailto:{${name}}`,
      title: `Write to: ${inWords(name)}`,
      says: 'An e-mail address',
    })),
    ...Object.keys(assets.files).map((path) => ({ name: path, title: path, says: 'A file' })),
  ];
}

/** Tells whether a value is a telephone number, by its text or its name. */
function isNumber(name: string, value: Json | undefined, root: JsonObject): boolean {
  if (/phone|tel|mobil|whatsapp/i.test(name)) return true;
  // An amount has no more than its digits.
  if (typeof value !== 'string' || isDay(value) || !/^\s*[+\uFF0B(0\u0660\u06F0]|\p{Nd}[ ()\-/]+\p{Nd}/u.test(value))
    return false;
  const reading = readTelephone(value, countryIn(root));
  return reading.kind === 'whole' || (reading.kind === 'part' && reading.meant.length > 0);
}

function isMail(name: string, value: Json | undefined): boolean {
  return /mail/i.test(name) || (typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value));
}

/** A page to which a link may lead, with its blocks. */
interface PageChoice {
  page: WordChoice;
  blocks: Json | undefined;
}

/** Gives the pages of a site, those that are made of entries, too; if it cannot be composed, those that are written. */
function pageChoices(root: JsonObject, assets: Assets, registry: ComposeRegistry, now: Date): PageChoice[] {
  try {
    const pages = pagesOf(siteOf(root, assets, registry, now)).filter(({ pointer }) => pointer !== '/notFound');
    return pages.map((source) => ({
      page: { name: source.path, title: madePageTitle(root, now, source), says: source.path },
      blocks: valueAt(root, `${source.pointer}/blocks`),
    }));
  } catch {
    const routes = Array.isArray(root.routes) ? root.routes : [];
    return routes.flatMap((route, index): PageChoice[] => {
      if (!isObject(route) || typeof route.path !== 'string' || route.path.includes('{')) return [];
      const page = { name: route.path, title: routeTitle(root, now, `/routes/${index}`), says: route.path };
      return [{ page, blocks: route.blocks }];
    });
  }
}

function placeOn(page: WordChoice, anchor: string): WordChoice {
  const name = `${page.name}#${anchor}`;
  return { name, title: `${page.title}: ${inWords(anchor)}`, says: name };
}

function anchorsIn(blocks: Json | undefined): string[] {
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block) => (isObject(block) && typeof block.anchor === 'string' ? [block.anchor] : []));
}

// Made when a flag is first chosen: it takes long, and the first screen waits for whatever is made at the start.
let regions: Intl.DisplayNames | undefined;

function countryNamed(code: string): string {
  regions ??= new Intl.DisplayNames('en', { type: 'region' });
  try {
    return regions.of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}

function asChoice(name: string): WordChoice {
  return { name, title: name };
}
