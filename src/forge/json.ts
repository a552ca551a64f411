import { ForgeFailure } from './forge.ts';

/** What JSON can say. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Reads JSON; undefined where it is none. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Gives a value within another; undefined where nothing is there. */
export function valueAt(json: Json | undefined, ...keys: (string | number)[]): Json | undefined {
  let value = json;
  for (const key of keys) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
    value = Array.isArray(value) ? value[Number(key)] : value[key];
  }
  return value;
}

/** Gives a text within a value; undefined where there is none, or an empty one. */
export function textAt(json: Json | undefined, ...keys: (string | number)[]): string | undefined {
  const value = valueAt(json, ...keys);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Gives a text that an answer must have: without it, something else answers than the forge. */
export function neededText(json: Json | undefined, ...keys: (string | number)[]): string {
  const text = textAt(json, ...keys);
  if (text === undefined) throw new ForgeFailure('trouble');
  return text;
}

/** Gives a list that an answer must have. */
export function neededList(json: Json | undefined, ...keys: (string | number)[]): Json[] {
  const list = valueAt(json, ...keys);
  if (!Array.isArray(list)) throw new ForgeFailure('trouble');
  return list;
}
