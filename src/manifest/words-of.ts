import type { Json } from './manifest';

/** A text or number as words; a list or a group has none, whatever it calls its members. */
export function wordsOf(value: Json | undefined): string {
  return value === undefined || (value !== null && typeof value === 'object') ? '' : String(value);
}
