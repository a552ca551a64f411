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

/** Gives the hash of a commit, a tree or a file that an answer must have. */
export function neededHash(json: Json | undefined, ...keys: (string | number)[]): string {
  const hash = neededText(json, ...keys);
  if (!/^[0-9a-f]{40,64}$/.test(hash)) throw new ForgeFailure('trouble');
  return hash;
}

/** Gives the address of a page within a value; undefined where there is none, or one that would run something. */
export function addressAt(json: Json | undefined, ...keys: (string | number)[]): string | undefined {
  const text = textAt(json, ...keys);
  return text !== undefined && /^https?:\/\/[^\s]+$/i.test(text) ? text : undefined;
}

/** Gives the address of a page that an answer must have. */
export function neededAddress(json: Json | undefined, ...keys: (string | number)[]): string {
  const address = addressAt(json, ...keys);
  if (address === undefined) throw new ForgeFailure('trouble');
  return address;
}
