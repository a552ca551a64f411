import type { Json } from '../../manifest/manifest';
import { onePlaceholder } from '../words/say-text';
import type { InputKind } from './input-kind';

/** A number, which may be an amount of money. */
export const number: InputKind<'number'> = {
  from({ schema: { type, minimum }, definition }) {
    if (definition === 'limit') return { kind: 'number', least: 1 };
    if (definition === 'money') return { kind: 'number', least: minimum, isMoney: true };
    return type === 'number' || type === 'integer' ? { kind: 'number', least: minimum } : undefined;
  },
  empty: ({ least }) => least ?? 0,
  *texts(value, _, place) {
    // Others than those of entries say how something is drawn.
    if (place.startsWith('/collections/')) yield { place, text: String(value), isKept: true };
  },
  fold: ({ isMoney }) => (isMoney ? 'says' : 'looks'),
  canBeBlank: true,
  fillsTexts: true,
  // One entry may say in words what others say as a number.
  inText: { of: 'number', takes: (text) => text !== '' && !isTakenNumber(text) },
};

/** Tells whether a placeholder, of a value or a field of an entry, stands in the place of a number. */
export function isTakenNumber(value: Json | undefined): value is string {
  return typeof value === 'string' && onePlaceholder.test(value);
}
