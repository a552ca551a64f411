import { shortened } from '../naming/shortened';
import { changedOriginals, tickOf } from '../translations/changed-originals';
import type { EditorState } from './editor-state';

/** Says which texts were changed whose translations nobody has said anything of yet; nothing where there are none. */
export function sayOutdated({ edits, tickedTexts }: Pick<EditorState, 'edits' | 'tickedTexts'>): string {
  const changed = changedOriginals(edits).filter((one) => !tickedTexts.includes(tickOf(one)));
  const [first] = changed;
  if (!first) return '';
  const what =
    changed.length === 1
      ? `“${shortened(first.to)}” has changed, and its translation has not.`
      : `${changed.length} texts have changed, and their translations have not.`;
  return `${what} Under Further languages, Translate asks whether that still says the same.`;
}
