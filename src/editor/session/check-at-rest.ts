import type { Checker } from '../checking/checker';
import type { EditorState } from './editor-state';
import type { Action } from './next';

/** How long after an edit the site is checked, in milliseconds: who types goes on typing. */
const rest = 150;

/**
 * Gives what has the site checked once nobody has changed it for a moment, and tells what was found; what is changed
 * meanwhile is checked after that.
 */
export function checkAtRest(checker: Checker, state: () => EditorState, tell: (action: Action) => void): () => void {
  let isChecking = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  return check;

  function check(): void {
    clearTimeout(resting);
    resting = setTimeout(async () => {
      if (isChecking) return;
      isChecking = true;
      const { edits, assets, now } = state();
      const found = await checker.check(edits.root, assets);
      isChecking = false;
      tell({ kind: 'checked', root: edits.root, assets, now, found });
      const latest = state();
      if (latest.edits.root !== edits.root || latest.assets !== assets || latest.now !== now) check();
    }, rest);
  }
}
