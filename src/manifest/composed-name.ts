/**
 * Composes the letters of a file's name (NFC). macOS and its archives write "é" as "e" and an accent; a disk takes that
 * for another name, and a reader does not.
 */
export function composedName(name: string): string {
  return name.normalize('NFC');
}

/** Reads what is written with % in an address as the characters that it stands for; text that cannot be read so stays as it is. */
export function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
