/**
 * Composes the letters of a file's name (NFC): macOS, and the archives that it packs, write "é" as an "e" and an accent
 * after it, which is another name to a disk and the same to everybody who reads it.
 */
export function composedName(name: string): string {
  return name.normalize('NFC');
}
