import type { Json, JsonObject } from './manifest';

/** The name of a note that people leave for each other in any group of a site.json; it reaches no page. */
export const commentKey = '$comment';

/** A value without its notes; what holds none is the same object as before. */
export function withoutComments<T extends Json>(value: T): T {
  return strip(value) as T;
}

function strip(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map(strip);
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  let result: JsonObject = value;
  for (const [key, member] of Object.entries(value)) {
    const stripped = strip(member);
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
