/** A key that was pressed, as the browser or React tells of it. */
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** What a key means with Ctrl or Cmd; in a field of text, the browser's own undo would know nothing of the rest. */
export function pressedKey(event: Pressed): 'undo' | 'redo' | 'save' | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 's') return 'save';
  if (key === 'y') return 'redo';
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return undefined;
}
