import { save } from './save';
import type { Desk } from './use-editor';

/** Does what a key with Ctrl or Cmd stands for, in the window and on its page. */
export function doPressed(
  key: 'undo' | 'redo' | 'save' | 'find',
  { editor, workspace, checker }: Pick<Desk, 'editor' | 'workspace' | 'checker'>,
): void {
  if (key === 'save') save(editor, workspace, checker);
  else if (key === 'find') editor.tell({ kind: 'show', shown: { shownWindow: { name: 'palette' } } });
  else editor[key]();
}
