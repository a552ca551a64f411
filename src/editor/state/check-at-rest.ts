import type { Assets } from '../../compose/assets';
import type { Checker } from '../checking/checker';
import type { EditorState } from './editor-state';
import { type CheckedSite, heldHints, isWhole } from './held-hints';

/** How long after an edit the site is checked, in milliseconds: who types goes on typing. */
const rest = 150;

/**
 * Gives what has the site checked once nobody has changed it for a moment; what is changed meanwhile is checked after
 * that. It tells what was found, with the hints that hold still while the rules cannot look, and whether that is of what
 * is written now.
 */
export function checkAtRest(
  checker: Checker,
  state: () => EditorState,
  tell: (told: Pick<EditorState, 'found' | 'isChecked'>) => void,
): () => void {
  let isChecking = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let whole: (CheckedSite & { assets: Assets }) | undefined;
  return check;

  function check(): void {
    clearTimeout(resting);
    resting = setTimeout(async () => {
      if (isChecking) return;
      isChecking = true;
      const { edits, assets } = state();
      const checked = { root: edits.root, found: await checker.check(edits.root, assets), assets };
      isChecking = false;
      if (isWhole(checked)) whole = checked;
      // What no rule could look at this time is no better for it.
      const held =
        whole && whole !== checked && whole.assets === assets ? heldHints(whole, edits.root, checked.found) : [];
      const found = [...checked.found, ...held];
      const isLatest = state().edits.root === edits.root && state().assets === assets;
      tell({ found, isChecked: isLatest });
      if (!isLatest) check();
    }, rest);
  }
}
