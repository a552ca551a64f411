import { partAt } from '../naming/parts';
import { isGone } from '../steps/place-after';
import type { Editor } from './editor';

/** Makes a change that may remove what is open, and says so where it has. */
export function sayIfGone(editor: Editor, change: () => void): void {
  const { edits: before, selected, drawn, now } = editor.state();
  const { pointer, title } = partAt(before.root, now, selected, drawn);
  change();
  const { edits, selected: next, announcement } = editor.state();
  if (!isGone(pointer, before.root, edits.root)) return;
  const words = /[.:]$/.test(announcement) ? announcement : `${announcement}.`;
  editor.announce(
    `${words} “${title}” is not there any more: “${partAt(edits.root, now, next, drawn).title}” is open now.`,
  );
}
