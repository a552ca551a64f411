import type { Checker } from '../checking/checker';
import type { EditorState } from './editor-state';

/** How long after an edit the site is checked, in milliseconds: who types goes on typing. */
const rest = 150;

/**
 * Gives what has the site checked once nobody has changed it for a moment; what is changed meanwhile is checked after
 * that. It tells what was found, and whether that is of what is written now.
 */
export function checkAtRest(
  checker: Checker,
  state: () => EditorState,
  tell: (told: Pick<EditorState, 'found' | 'isChecked'>) => void,
): () => void {
  let isChecking = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  return check;

  function check(): void {
    clearTimeout(resting);
    resting = setTimeout(async () => {
      if (isChecking) return;
      isChecking = true;
      const { edits, assets } = state();
      const found = await checker.check(edits.root, assets);
      isChecking = false;
      const isLatest = state().edits.root === edits.root && state().assets === assets;
      tell({ found, isChecked: isLatest });
      if (!isLatest) check();
    }, rest);
  }
}
