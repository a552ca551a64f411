import type { Json, JsonObject } from './manifest';

/** The name of notes, which people leave for each other in any object of a site.json; no page shows them. */
export const commentKey = '$comment';

/** The parts of earlier values, each with itself without notes. */
type Known = WeakMap<object, Json>;

/**
 * Removes the notes from a value; a part without notes stays the same object. A caller that asks after each edit passes
 * `known`, so that only edited parts are read again; no edit may change a part in place.
 */
export function withoutComments<T extends Json>(value: T, known?: Known): T {
  return strip(value, known) as T;
}

function strip(value: Json, known: Known | undefined): Json {
  if (value === null || typeof value !== 'object') return value;
  const before = known?.get(value);
  if (before !== undefined) return before;
  const stripped = Array.isArray(value) ? stripList(value, known) : stripGroup(value, known);
  known?.set(value, stripped);
  return stripped;
}

function stripList(value: Json[], known: Known | undefined): Json {
  const items = value.map((item) => strip(item, known));
  return items.every((item, index) => item === value[index]) ? value : items;
}

function stripGroup(value: JsonObject, known: Known | undefined): Json {
  let result: JsonObject = value;
  for (const [key, member] of Object.entries(value)) {
    const stripped = strip(member, known);
    if (stripped === member) continue;
    if (result === value) result = { ...value };
    result[key] = stripped;
  }
  if (!Object.hasOwn(result, commentKey) || !isComment(result[commentKey])) return result;
  const { [commentKey]: _, ...rest } = result;
  return rest;
}

/** Tells whether the member under the name of a note is one: a text, or a list of texts. */
function isComment(value: Json | undefined): boolean {
  return [value].flat().every((line) => typeof line === 'string');
}
