/** Writes the key that does something with Ctrl, on a Mac with Cmd: `Ctrl+K`, `⌘K`. */
export function sayKeys(letter: string): string {
  return /^Mac/.test(navigator.platform) ? `⌘${letter}` : `Ctrl+${letter}`;
}

/** The event of a key, of the browser or of React. */
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Gives the command of a key with Ctrl or Cmd, or undefined. It also counts in text fields, because the undo of the
 * browser does not know the other edits.
 */
export function pressedKey(event: Pressed): 'undo' | 'redo' | 'save' | 'find' | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 's') return 'save';
  if (key === 'k') return 'find';
  if (key === 'y') return 'redo';
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return undefined;
}
