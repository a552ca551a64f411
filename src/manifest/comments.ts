import type { Json, JsonObject } from './manifest';

/** The name of a note that people leave for each other in any group of a site.json; it reaches no page. */
export const commentKey = '$comment';

/** What became of parts that were looked through before. */
type Known = WeakMap<object, Json>;

/**
 * A value without its notes; what holds none is the same object as before. Who asks again after each edit of a value
 * gives what is `known` of its parts, which no edit may have changed in place.
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

/** Whether what stands under the name of a note is one: a text, or a list of texts. */
function isComment(value: Json | undefined): boolean {
  return [value].flat().every((line) => typeof line === 'string');
}
