import type { Json } from './manifest';

/** Gives a text or a number as words; no words for a list or a group, whatever it calls its members. */
export function wordsOf(value: Json | undefined): string {
  return value === undefined || (value !== null && typeof value === 'object') ? '' : String(value);
}
