import type { Json } from './manifest';

/** The length of a part's text without an indent around it, in characters, and the number of its line breaks. */
interface PartLength {
  length: number;
  lineBreaks: number;
}

/** The lengths of parts that were measured before. */
export type KnownLengths = WeakMap<object, PartLength>;

/** The depth from which a part is measured as a whole, and its length remembered. */
const wholeFrom = 2;

/**
 * Gives the length of a value's text with an indent of two spaces, in characters: of JSON.stringify(value, null, 2).
 */
export function textLength(value: Json, known: KnownLengths, depth = 0): number {
  if (value === null || typeof value !== 'object') return JSON.stringify(value).length;
  const indent = 2 * depth;
  if (depth >= wholeFrom) {
    const { length, lineBreaks } = known.get(value) ?? write(value);
    known.set(value, { length, lineBreaks });
    return length + lineBreaks * indent;
  }
  const isList = Array.isArray(value);
  const members = Object.entries(value);
  if (members.length === 0) return 2;
  const names = isList ? 0 : members.reduce((sum, [name]) => sum + JSON.stringify(name).length + 2, 0);
  const within = members.reduce((sum, [, member]) => sum + textLength(member, known, depth + 1), 0);
  // Each member has a line of its own, with a comma but for the last; the brackets stand in the first line and the last.
  return names + within + members.length * (indent + 4) - 1 + indent + 3;
}

function write(part: object): PartLength {
  const text = JSON.stringify(part, null, 2);
  return { length: text.length, lineBreaks: text.split('\n').length - 1 };
}
