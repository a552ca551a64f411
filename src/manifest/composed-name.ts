/**
 * Composes the letters of a file's name (NFC). macOS and its archives write "é" as "e" and an accent; a disk takes that
 * for another name, and a reader does not.
 */
export function composedName(name: string): string {
  return name.normalize('NFC');
}
