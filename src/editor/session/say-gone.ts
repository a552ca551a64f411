import { partAt } from '../naming/parts';
import { isGone } from '../steps/place-after';
import type { Editor } from './editor';

/** Makes a change that may remove what is open, and says so where it has. */
export function sayIfGone(editor: Editor, change: () => void): void {
  const { edits: before, selectedPlace, drawnPage, now } = editor.state();
  const { pointer, title } = partAt(before.root, now, selectedPlace, drawnPage);
  change();
  const { edits, selectedPlace: next, announcement } = editor.state();
  if (!isGone(pointer, before.root, edits.root)) return;
  const words = /[.:]$/.test(announcement) ? announcement : `${announcement}.`;
  editor.announce(
    `${words} “${title}” is not there any more: “${partAt(edits.root, now, next, drawnPage).title}” is open now.`,
  );
}
