import type { Checker } from '../checking/checker';
import type { EditorState } from './editor-state';
import type { EditorAction } from './next';

/** The time from an edit to its check, in milliseconds. */
const rest = 150;

/**
 * Gives a function that has the site checked once it has not changed for a moment, and tells the findings; what changes
 * meanwhile is checked afterwards.
 */
export function checkAtRest(
  checker: Checker,
  state: () => EditorState,
  tell: (action: EditorAction) => void,
): () => void {
  let isChecking = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  return check;

  function check(): void {
    clearTimeout(resting);
    resting = setTimeout(async () => {
      if (isChecking) return;
      isChecking = true;
      const { edits, assets, now, registry } = state();
      const findings = await checker.check(edits.root, assets);
      isChecking = false;
      tell({ kind: 'checked', root: edits.root, assets, now, findings });
      const latest = state();
      const isSame = latest.assets === assets && latest.now === now && latest.registry === registry;
      if (latest.edits.root !== edits.root || !isSame) check();
    }, rest);
  }
}
