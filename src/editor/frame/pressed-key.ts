/** The event of a key, of the browser or of React. */
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Gives what a key with Ctrl or Cmd does, in fields of text, too, because the undo of the browser knows nothing of
 * other edits; undefined for other keys.
 */
export function pressedKey(event: Pressed): 'undo' | 'redo' | 'save' | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 's') return 'save';
  if (key === 'y') return 'redo';
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return undefined;
}
