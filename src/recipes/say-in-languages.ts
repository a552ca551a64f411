import { saysWords } from '../compose/translation';
import { languagesIn } from '../manifest/languages';
import { isObject, type Json, type JsonObject } from '../manifest/manifest';
import { set } from '../manifest/operations';

/**
 * Translates an added part: pairs its texts with those of the same part made in each further language. `made` gives the
 * site with the part in a language, by its tag; undefined where there is none. Translations that exist already stay.
 */
export function withPartInLanguages(
  site: JsonObject,
  before: JsonObject,
  made: (tag: string) => JsonObject | undefined,
): JsonObject {
  return languagesIn(site).reduce((after, { tag, pointer, texts }) => {
    const other = made(tag);
    if (!other) return after;
    const translations = new Map<string, string>();
    pairTexts(addedParts(site, before), addedParts(other, before), translations);
    const more = [...translations].filter(([text]) => !Object.hasOwn(texts, text));
    return more.length === 0 ? after : set(after, `${pointer}/texts`, { ...texts, ...Object.fromEntries(more) });
  }, site);
}

/** Gives what was added to a site: whole sections, and members of lists and objects. */
function addedParts(site: JsonObject, before: JsonObject): Json {
  return Object.fromEntries(
    Object.entries(site).map(([name, value]) => [name, value === before[name] ? null : addedTo(value, before[name])]),
  );
}

function addedTo(value: Json, before: Json | undefined): Json {
  if (Array.isArray(value) && Array.isArray(before)) return value.filter((item) => !before.includes(item));
  if (!isObject(value) || !isObject(before)) return value;
  const others = Object.entries(value).filter(([name, member]) => member !== before[name]);
  return Object.fromEntries(others.map(([name, member]) => [name, addedTo(member, before[name])]));
}

/** The members that visitors do not read: names and addresses. */
const silent = new Set('from where sort each to path slug id type src one references site words'.split(' '));

/** The members about a collection, which only its owner reads. */
const ofCollection = new Set(['label', 'fields']);

/** Pairs the texts at the same places of two parts; members with other names are paired by their order. */
export function pairTexts(one: Json, other: Json, texts: Map<string, string>, member = ''): void {
  if (typeof one === 'string' && typeof other === 'string') {
    // What is the same in both is a name of the engine or an address, but for what something is labelled with.
    if ((one !== other || member === 'label') && saysWords(one)) texts.set(one, other);
    return;
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    for (const [index, item] of one.entries()) pairTexts(item, other[index] ?? null, texts);
  } else if (isObject(one) && isObject(other)) {
    const [own, others] = [membersOf(one), membersOf(other)];
    for (const [index, [name, part]] of own.entries()) pairTexts(part, others[index]?.[1] ?? null, texts, name);
  }
}

function membersOf(group: JsonObject): [string, Json][] {
  const isCollection = Object.hasOwn(group, 'entries');
  return Object.entries(group).filter(([name]) => !silent.has(name) && !(isCollection && ofCollection.has(name)));
}
