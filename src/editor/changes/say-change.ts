import { isObject } from '../../manifest/is-object';
import type { JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { entriesAt, sayText } from '../fields/say-text';
import { inWords, sayPath } from '../in-words';
import { sayTarget } from '../members/removal';
import { onlyOne } from '../state/only-one';
import {
  blockTitle,
  entryTitle,
  namesWithin,
  pageTitle,
  sectionTitle,
  severalTitle,
  shortened,
  typeTitle,
} from '../state/parts';
import type { DeletedPages } from './deleted-pages';
import type { RenamedPage } from './renamed-pages';

/** A change in words. */
export interface ChangeWords {
  /** The page or the part of the site that differs: `Home`, `Trips`, `Header`. */
  part: string;
  /** What of it, and how: `hero, heading changed`. */
  what: string;
  /** What was said there before, where that is plain; its beginning, where it is long: `Study here`. */
  was?: string;
  /** What is said there now: `Study abroad`. */
  now?: string;
}

/** A whole change in one line: `Home: hero, heading changed`. */
export function lineOf({ part, what }: ChangeWords): string {
  return `${part}: ${what}`;
}

/** Says what became of a place, by the page or part that a reader looks for first. */
export function sayChange(root: JsonObject, now: Date, place: Pointer, verb: string): ChangeWords {
  const [part, ...what] = wordsOf(root, now, pointerKeys(place));
  return { part, what: what.length === 0 ? verb : `${what.join(', ')} ${verb}` };
}

/** Says that a place was changed, with what it said before and says now where a line can say it. */
export function sayChangedTo(
  before: JsonObject,
  former: Pointer,
  root: JsonObject,
  place: Pointer,
  now: Date,
): ChangeWords {
  const [was, is] = [sayPlain(before, now, former), sayPlain(root, now, place)];
  return {
    ...sayChange(root, now, place, 'changed'),
    ...(was !== undefined && { was }),
    ...(is !== undefined && { now: is }),
  };
}

/** Says that a place was added, with what it says where a line can say it. */
export function sayAdded(root: JsonObject, now: Date, place: Pointer): ChangeWords {
  const is = /\/\d+$/.test(place) ? undefined : sayPlain(root, now, place);
  return { ...sayChange(root, now, place, 'added'), ...(is !== undefined && { now: is }) };
}

/** What a place says where a line can say it: words, a number, a link. */
function sayPlain(root: JsonObject, now: Date, place: Pointer): string | undefined {
  const value = valueAt(root, place);
  if (isObject(value) && typeof value.to === 'string')
    return `${shortened(String(value.label))}, which leads to ${value.to}`;
  const isPlain = typeof value === 'number' || (typeof value === 'string' && value !== '' && !value.includes(']('));
  return isPlain ? shortened(sayText(String(value), root, now, entriesAt(place, root))) : undefined;
}

/** Says that a page has another address. */
export function sayReaddressed(root: JsonObject, now: Date, { place, from, to }: RenamedPage): ChangeWords {
  const { part } = sayChange(root, now, place, '');
  const [was, is] = [from, to].map(sayPath);
  return { part, what: from.includes('{') ? `pages ${was} are now ${is}` : `page ${was} is now ${is}` };
}

/** Says that a page stands by itself that was made with others. */
export function sayParted(root: JsonObject, now: Date, page: Pointer): ChangeWords {
  return { part: sayChange(root, now, memberPointer(page, 'path'), '').part, what: 'parted from the others' };
}

/** Adds to what is said of a deletion where the addresses lead that are gone with it, and whether what led there is, too. */
export function sayGone(what: string, { paths, to, takesLinks }: DeletedPages): string {
  const leads = paths.length === 1 ? 'its address leads' : 'their addresses lead';
  const leading = to === undefined ? '' : `; ${leads} to ${sayTarget(to)} now`;
  return `${what}${leading}${takesLinks ? '; what led there is taken out' : ''}`;
}

type Words = [part: string, ...what: string[]];

function wordsOf(root: JsonObject, now: Date, [section = '', name, ...rest]: string[]): Words {
  if (section === 'routes')
    return name === undefined ? ['Pages'] : pageWords(root, now, memberPointer('/routes', name), rest);
  if (section === 'notFound') return pageWords(root, now, '/notFound', name === undefined ? [] : [name, ...rest]);
  if (section === 'shared') {
    if (name === undefined) return ['Shared blocks'];
    const title = inWords(name);
    return rest.length === 0
      ? ['Shared blocks', title]
      : [`Shared block ${title}`, namesWithin(root, now, memberPointer('/shared', name), rest)];
  }
  if (section === 'collections') {
    if (name === undefined) return [severalTitle];
    const [entry, ...fields] = rest;
    if (entry === undefined) return [severalTitle, inWords(name)];
    const pointer = memberPointer(memberPointer('/collections', name), entry);
    const title = entryTitle(root, now, valueAt(root, pointer), Number(entry));
    return fields.length === 0
      ? [inWords(name), title]
      : [inWords(name), title, namesWithin(root, now, pointer, fields)];
  }
  return name === undefined
    ? [sectionTitle(section)]
    : [sectionTitle(section), namesWithin(root, now, memberPointer('', section), [name, ...rest])];
}

/** What a page is called; of two that are called the same each with its address. */
function titleAmongOthers(root: JsonObject, now: Date, pointer: Pointer): string {
  const title = pageTitle(root, now, pointer);
  const others = (Array.isArray(root.routes) ? root.routes : [])
    .map((_, index) => `/routes/${index}`)
    .filter((other) => other !== pointer && pageTitle(root, now, other) === title);
  return others.length === 0 ? title : `${title} (${sayPath(String(valueAt(root, `${pointer}/path`)))})`;
}

function pageWords(root: JsonObject, now: Date, pointer: Pointer, [field, index, ...rest]: string[]): Words {
  const page = valueAt(root, pointer);
  const title = titleAmongOthers(root, now, pointer);
  if (field === undefined) {
    const path = isObject(page) && !onlyOne(page) ? page.path : undefined;
    return typeof path === 'string' ? ['Pages', `page ${sayPath(path)}`] : ['Pages', title];
  }
  if (field !== 'blocks' || index === undefined)
    return [title, namesWithin(root, now, pointer, [field, ...(index === undefined ? [] : [index, ...rest])])];
  const place = memberPointer(memberPointer(pointer, 'blocks'), index);
  const block = valueAt(root, place);
  if (rest.length === 0) return [title, blockTitle(root, now, place)];
  return [
    title,
    typeTitle(String(valueAt(block, '/type') ?? 'block')).toLowerCase(),
    namesWithin(root, now, place, rest),
  ];
}
