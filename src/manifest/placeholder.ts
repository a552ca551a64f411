/** The source of the pattern of a plain name, of a field or a value. */
const plainName = '[A-Za-z][A-Za-z0-9]*';

/** The source of the pattern of a name in braces; points lead from an entry to the one that its field names. */
const name = `${plainName}(?:\\.${plainName})*`;

/** The source of a pattern that captures the name in braces and, after a colon, the format: `{price:money}`. */
export const placeholder = `\\{(${name})(?::([A-Za-z]+))?\\}`;

/** The pattern of a text with the field of an entry in it. */
export const someField = `\\{${name}(:[A-Za-z]+)?\\}`;

/** The pattern of a text that is only the field of an entry, as it replaces a value that is no text. */
export const oneField = `^\\{${name}\\}$`;

/** The pattern of a field by which entries are sorted, downwards where a hyphen stands before it; points lead on as in braces. */
export const sortedField = `^-?${name}$`;

/** Gives the names in the braces of a text that have no format, in their order: addresses and links have no formats. */
export function plainNamesIn(text: string): string[] {
  return [...text.matchAll(plain)].map(([, found = '']) => found);
}

/** Replaces each name in the braces of a text by the text that `write` gives for it. */
export function replaceNames(text: string, write: (name: string) => string): string {
  return text.replaceAll(plain, (_, found: string) => write(found));
}

/** Tells whether a text has a name in braces, with a format or without, whole or not. */
export function hasNames(text: string): boolean {
  return /\{[A-Za-z]/.test(text);
}

/** The pattern of doubled braces, which are read as braces, and of a name in braces, which it captures. */
export const bracesOrPlaceholder = new RegExp(`\\{\\{|\\}\\}|${placeholder}`, 'g');

const plain = new RegExp(`\\{(${name})\\}`, 'g');
