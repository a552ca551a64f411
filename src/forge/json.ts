import { ForgeFailure } from './forge.ts';

/** Any value that JSON can hold. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Parses JSON; undefined where the text is not JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Gives the value that some keys lead to; undefined where they lead nowhere. */
export function valueAt(json: Json | undefined, ...keys: (string | number)[]): Json | undefined {
  let value = json;
  for (const key of keys) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
    value = Array.isArray(value) ? value[Number(key)] : value[key];
  }
  return value;
}

/** Gives the text that some keys lead to; undefined where there is none, or an empty one. */
export function textAt(json: Json | undefined, ...keys: (string | number)[]): string | undefined {
  const value = valueAt(json, ...keys);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * Gives a text that an answer must have; throws `trouble` without it, since then something else than the forge has
 * answered.
 */
export function neededText(json: Json | undefined, ...keys: (string | number)[]): string {
  const text = textAt(json, ...keys);
  if (text === undefined) throw new ForgeFailure('trouble');
  return text;
}

/** Gives a list that an answer must have; throws `trouble` without it. */
export function neededList(json: Json | undefined, ...keys: (string | number)[]): Json[] {
  const list = valueAt(json, ...keys);
  if (!Array.isArray(list)) throw new ForgeFailure('trouble');
  return list;
}

/** Gives the hash of a commit, a tree or a file that an answer must have; throws `trouble` without it. */
export function neededHash(json: Json | undefined, ...keys: (string | number)[]): string {
  const hash = neededText(json, ...keys);
  if (!/^[0-9a-f]{40,64}$/.test(hash)) throw new ForgeFailure('trouble');
  return hash;
}

/**
 * Gives the web address that some keys lead to; undefined where there is none, or one of another scheme such as
 * `javascript:`.
 */
export function addressAt(json: Json | undefined, ...keys: (string | number)[]): string | undefined {
  const text = textAt(json, ...keys);
  return text !== undefined && /^https?:\/\/[^\s]+$/i.test(text) ? text : undefined;
}

/** Gives a web address that an answer must have; throws `trouble` without it. */
export function neededAddress(json: Json | undefined, ...keys: (string | number)[]): string {
  const address = addressAt(json, ...keys);
  if (address === undefined) throw new ForgeFailure('trouble');
  return address;
}
