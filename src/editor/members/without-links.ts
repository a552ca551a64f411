import { isInLanguage } from '../../manifest/follow-paths';
import { pathOfLink } from '../../manifest/links-in';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { remove, renameKey, set } from '../../manifest/operations';
import { plainNamesIn } from '../../manifest/placeholder';
import { byPlace, memberPointer, type Pointer, parentPointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { readSpans } from '../../manifest/spans';
import { writtenUses } from '../../manifest/uses';
import type { Field, Input } from '../inputs/input';
import { fieldsOfInput, settingsOf } from '../inputs/inputs';
import { wordsAskedFor } from '../inputs/words';
import { inputAt } from '../naming/entry-fields';
import { formAt } from '../naming/parts';

/**
 * The fate of a place whose links to some pages, or whose use of a collection, is taken out: a mere link or list goes,
 * with its block or its page where these are nothing without it; what says something besides stays without its link, a
 * text keeps the words of its link, a field that names entries becomes a text, and what must stay is as it was.
 */
export interface LinkOutcome {
  /** The place of the part that goes, or that stays without the link. */
  place: Pointer;
  becomes: 'gone' | 'block' | 'page' | 'linkless' | 'words' | 'text' | 'kept';
}

/**
 * Takes the links to some pages out of a site, wherever its schemas allow that, but for those at places that stay;
 * gives what becomes of each place that led there.
 */
export function withoutLinks(
  root: JsonObject,
  paths: readonly string[],
  stays: (place: Pointer) => boolean = () => false,
): { root: JsonObject; outcomes: Map<Pointer, LinkOutcome> } {
  const outcomes = new Map<Pointer, LinkOutcome>();
  let after = root;
  // From the end, so that what goes moves no place that is still to come.
  for (const place of linkPlaces(root, paths).toSorted((one, other) => byPlace(other, one))) {
    if (stays(place)) continue;
    const [without, outcome] = takeOut(after, place, paths);
    after = without;
    outcomes.set(place, outcome);
  }
  return { root: after, outcomes };
}

/** Gives the places that link to some pages, without the pages themselves and the redirects. */
export function linkPlaces(root: JsonObject, paths: readonly string[]): Pointer[] {
  const places = paths.flatMap((path) => writtenUses(root, 'link', path).map(({ pointer }) => pointer));
  return [...new Set(places)].filter((place) => !/^\/(routes\/\d+\/path$|redirects\/)/.test(place));
}

function takeOut(root: JsonObject, place: Pointer, paths: readonly string[]): [JsonObject, LinkOutcome] {
  const text = String(valueAt(root, place));
  if (text.includes('](')) {
    const words = withoutLinksIn(text, paths);
    const after = set(root, place, words);
    const unlinked = isInLanguage(place) ? withOriginal(after, place, withoutLinksIn(nameOf(place), paths)) : after;
    return [unlinked, { place, becomes: words === text ? 'kept' : 'words' }];
  }
  const gone = withoutWhole(root, place);
  if (gone) return [gone.root, { place: gone.place, becomes: 'gone' }];
  if (mayLack(root, place)) return [remove(root, place), { place, becomes: 'linkless' }];
  return [root, { place, becomes: 'kept' }];
}

/** Gives a translation another original, unless that has one. */
function withOriginal(root: JsonObject, place: Pointer, text: string): JsonObject {
  const isTaken = valueAt(root, memberPointer(parentPointer(place), text)) !== undefined;
  return isTaken ? root : renameKey(root, place, text);
}

/** Gives copy in which the links to some pages are their words alone. */
function withoutLinksIn(text: string, paths: readonly string[]): string {
  return readSpans(text, 'inlineCopy')
    .filter((span) => {
      const target = 'target' in span ? span.target : undefined;
      return !target || !paths.includes(pathOfLink(text.slice(target.start, target.end)));
    })
    .map(({ start, end }) => text.slice(start, end))
    .join('');
}

/** Removes an item of a list, or the group that is nothing but a member of it; undefined where neither can go. */
export function withoutWhole(root: JsonObject, place: Pointer): { root: JsonObject; place: Pointer } | undefined {
  const group = parentPointer(place);
  const whole = Array.isArray(valueAt(root, group)) ? place : isNothingBut(root, place) ? group : undefined;
  return whole === undefined ? undefined : withoutPart(root, whole);
}

/** Removes an item of a list or a member of a group, with what is nothing without it; undefined where it must stay. */
export function withoutPart(root: JsonObject, place: Pointer): { root: JsonObject; place: Pointer } | undefined {
  const list = parentPointer(place);
  const items = valueAt(root, list);
  if (!Array.isArray(items)) {
    return mayLack(root, place) ? { root: remove(root, place), place } : undefined;
  }
  const input = inputAt(root, list);
  if (input?.kind !== 'list' || items.length <= (input.least ?? 0)) return undefined;
  return (items.length === 1 ? withoutEmptied(root, list) : undefined) ?? { root: remove(root, place), place };
}

/** Removes a list whose last item goes, or what is nothing but that list; undefined where it must stay. */
function withoutEmptied(root: JsonObject, list: Pointer): { root: JsonObject; place: Pointer } | undefined {
  const around = isNothingBut(root, list) ? withoutPart(root, parentPointer(list)) : undefined;
  return around ?? (mayLack(root, list) ? { root: remove(root, list), place: list } : undefined);
}

/**
 * Tells whether a group has nothing but one of its members and the words for it, as a button or an entry of a menu. A
 * line with a placeholder, such as an address, says its value without a link, too.
 */
function isNothingBut(root: JsonObject, member: Pointer): boolean {
  const group = parentPointer(member);
  const value = valueAt(root, group);
  if (!isObject(value) || formAt(root, group).pointer === group) return false;
  const others = fieldsAt(root, group).filter(({ name }) => name !== nameOf(member));
  const names = Object.keys(value).filter((name) => name !== nameOf(member));
  const inputs = names.map((name) => others.find((field) => field.name === name)?.input);
  const words = inputs.filter((input) => ['text', 'title', 'heading'].includes(wordsAskedFor(input) ?? ''));
  const isLabelled = words.length <= 1 || words.every((input) => wordsAskedFor(input) === 'text');
  const isMark = (input: Input | undefined): boolean => input !== undefined && settingsOf(input) !== undefined;
  const isPlain = inputs.every((input) => words.includes(input) || isMark(input));
  const isLine = mayLack(root, member) && names.some((name) => plainNamesIn(String(value[name])).length > 0);
  return isPlain && isLabelled && !isLine && others.filter(({ isRequired }) => isRequired).length <= 1;
}

/** Tells whether a group may lack a member; an entry, which no schema describes, where another one lacks it. */
function mayLack(root: JsonObject, member: Pointer): boolean {
  const field = fieldsAt(root, parentPointer(member)).find(({ name }) => name === nameOf(member));
  if (!field || field.isRequired) return false;
  const keys = pointerKeys(parentPointer(member));
  return keys[0] !== 'collections' || groupsLike(root, keys).some((group) => !Object.hasOwn(group, nameOf(member)));
}

/** Gives the groups at one place, in whichever items of the lists on the way. */
function groupsLike(value: Json | undefined, [key, ...others]: string[]): JsonObject[] {
  if (key === undefined) return isObject(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => groupsLike(item, others));
  return isObject(value) ? groupsLike(value[key], others) : [];
}

function fieldsAt(root: JsonObject, group: Pointer): readonly Field[] {
  return fieldsOfInput(inputAt(root, group));
}

function nameOf(place: Pointer): string {
  return pointerKeys(place).at(-1) ?? '';
}
