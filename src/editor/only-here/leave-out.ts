import { asVersionOf } from '../../manifest/identity';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import type { Telling } from '../state/only-one';

/**
 * Conditions that leave one entry out, beside what they ask; none where they take none but it, or not even it. Of a list
 * of what is wanted it is taken out, whatever else is asked gets it as something that is not wanted.
 */
export function leavingOut(where: Json, { name, said }: Telling): JsonObject | undefined {
  if (!isObject(where)) return undefined;
  const wanted = where[name] ?? {};
  if (Array.isArray(wanted)) {
    const others = wanted.filter((one) => one !== said);
    return others.length === 0 || others.length === wanted.length ? undefined : { ...where, [name]: others };
  }
  if (!isObject(wanted)) return undefined;
  const unwanted = namesLeftOut(where, name);
  if (unwanted.includes(said)) return undefined;
  return { ...where, [name]: { ...wanted, not: alone([...unwanted, said]) } };
}

/** Whether conditions leave an entry out by what it alone says: as something that is not wanted, or as none of those that are. */
export function isLeftOut(where: Json | undefined, { name, said }: Telling): boolean {
  const wanted = isObject(where) ? where[name] : undefined;
  return Array.isArray(wanted) ? !wanted.includes(said) : namesLeftOut(where, name).includes(said);
}

/** What conditions do not want of a field, in their order. */
function namesLeftOut(where: Json | undefined, name: string): Json[] {
  const wanted = isObject(where) ? where[name] : undefined;
  return isObject(wanted) ? [wanted.not ?? []].flat() : [];
}

/**
 * Conditions that no longer leave an entry out; none at all where they ask for nothing else. In a list it stands where
 * its entry does among the others, of which `all` says the order, else last.
 */
export function againTaken(where: Json | undefined, { name, said }: Telling, all: Json[]): JsonObject | undefined {
  const conditions = Object.entries(isObject(where) ? where : {}).flatMap(([key, wanted]): [string, Json][] => {
    if (key !== name) return [[key, wanted]];
    if (Array.isArray(wanted)) return [[key, inOrder(wanted, said, all)]];
    const others = namesLeftOut(where, name).filter((one) => one !== said);
    const parts = Object.entries(wanted ?? {}).flatMap(([part, value]): [string, Json][] =>
      part !== 'not' ? [[part, value]] : others.length === 0 ? [] : [[part, alone(others)]],
    );
    return parts.length === 0 ? [] : [[key, Object.fromEntries(parts)]];
  });
  return conditions.length === 0 ? undefined : Object.fromEntries(conditions);
}

function inOrder(wanted: Json[], said: Json, all: Json[]): Json[] {
  const places = wanted.map((one) => all.indexOf(one));
  const isSorted = places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1));
  const next = places.findIndex((place) => place > all.indexOf(said));
  return wanted.toSpliced(isSorted && next >= 0 ? next : wanted.length, 0, said);
}

/** One name alone, several as a list. */
function alone(names: Json[]): Json {
  const [first, ...others] = names;
  return others.length === 0 && first !== undefined ? first : names;
}

/** A page with other conditions, where it had some, else directly after the collection that they choose from. */
export function withWhere(page: JsonObject, where: Json | undefined): JsonObject {
  const place = page.where === undefined ? 'from' : 'where';
  const members = Object.entries(page).flatMap(([name, value]): [string, Json][] => {
    const kept: [string, Json][] = name === 'where' ? [] : [[name, value]];
    return name === place && where !== undefined ? [...kept, ['where', where]] : kept;
  });
  return asVersionOf(Object.fromEntries(members), page);
}
