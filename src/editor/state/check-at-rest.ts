import type { Checker } from '../checking/checker';
import type { EditorState } from './editor-state';
import { type CheckedSite, heldFindings, notLookedAt } from './held-findings';

/** How long after an edit the site is checked, in milliseconds: who types goes on typing. */
const rest = 150;

/**
 * Gives what has the site checked once nobody has changed it for a moment; what is changed meanwhile is checked after
 * that. It tells what was found, with what holds of what was found before and rules cannot look at now, and whether that
 * is of what is written now.
 */
export function checkAtRest(
  checker: Checker,
  state: () => EditorState,
  tell: (told: Pick<EditorState, 'found' | 'held' | 'isChecked'>) => void,
): () => void {
  let isChecking = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let earlier: CheckedSite[] = [];
  return check;

  function check(): void {
    clearTimeout(resting);
    resting = setTimeout(async () => {
      if (isChecking) return;
      isChecking = true;
      const { edits, assets, now } = state();
      const fresh = await checker.check(edits.root, assets);
      isChecking = false;
      // What no rule could look at this time is no better for it.
      earlier = notLookedAt(earlier, fresh);
      const held = earlier.flatMap((checked) => heldFindings(checked, edits.root, fresh, assets));
      earlier.push({ root: edits.root, found: fresh });
      const found = [...fresh, ...held];
      const isLatest = state().edits.root === edits.root && state().assets === assets && state().now === now;
      tell({ found, held, isChecked: isLatest });
      if (!isLatest) check();
    }, rest);
  }
}
