import type { Workspace } from '../../edit-api/workspace';
import type { Editor } from './editor';
import { isInFile } from './refusals';
import { putAssets, takeAssets, takeFromDisk } from './save';

/** The time between two looks at the file on the disk while the window shows, in milliseconds. */
const lookEvery = 2000;

/** The time between two looks at the files beside it, in milliseconds: whoever puts one there wants to choose it. */
const lookAtFilesEvery = 250;

/** The time until the next look where the server did not answer, in milliseconds. */
const lookAgain = 500;

/** Takes over what others change in site.json while the window shows, and says so when the server is back. */
export function followDisk(editor: Editor, workspace: Workspace): void {
  // The version that could not be read, which is said once.
  let lastUnreadable = '';
  const look = async (): Promise<void> => {
    if (document.visibilityState === 'hidden' || editor.state().attempt?.state === 'saving') return;
    const version = editor.state().base.version;
    const siteFile = await workspace.readSiteIfOther(version);
    tellAnswered(editor);
    if (!siteFile || 'failure' in siteFile || siteFile.version === version) {
      if (!siteFile && lastUnreadable !== '') tellReadable(editor);
      lastUnreadable = '';
      return;
    }
    if (siteFile.version === lastUnreadable) return;
    // Assets that changed with the file are taken in the same step; otherwise files that it names would be missing.
    const assets = await workspace.readAssets();
    const { base, attempt } = editor.state();
    // It may have been saved meanwhile.
    if (base.version !== version || attempt?.state === 'saving') return;
    putAssets(editor, assets);
    takeFromDisk(editor, siteFile);
    lastUnreadable = editor.state().base.version === siteFile.version ? '' : siteFile.version;
  };
  const lookAtFiles = async (): Promise<void> => {
    if (document.visibilityState === 'hidden' || editor.state().attempt?.state === 'saving') return;
    const assets = await workspace.readAssetsIfOther();
    if (assets) putAssets(editor, assets);
  };
  const lookOn = againAndAgain(look, lookEvery);
  againAndAgain(lookAtFiles, lookAtFilesEvery);
  for (const event of ['online', 'focus']) addEventListener(event, lookOn);
  // Whoever comes back to the window may have added or removed files elsewhere, which is no change of site.json.
  addEventListener('focus', () => takeAssets(editor, workspace).catch(() => {}));
}

/** Looks again and again, each time so long after the end of the last look; gives a function that looks at once. */
function againAndAgain(look: () => Promise<void>, every: number): () => Promise<void> {
  let looking: ReturnType<typeof setTimeout> | undefined;
  const lookOn = async (): Promise<void> => {
    clearTimeout(looking);
    const isAnswered = await look().then(
      () => true,
      () => false,
    );
    clearTimeout(looking);
    looking = setTimeout(lookOn, isAnswered ? every : lookAgain);
  };
  looking = setTimeout(lookOn, every);
  return lookOn;
}

/** Says that the server is back, if it was said to be gone. */
function tellAnswered(editor: Editor): void {
  const state = editor.state();
  if (state.attempt?.state !== 'failed' || !state.attempt.isAway) return;
  const more = isInFile(state) ? '' : ' Your changes are here; save them now.';
  editor.tell({ kind: 'mended', says: `Restored: the server answers again.${more}` });
}

/** Says that the file, which could not be read, is as it was before. */
function tellReadable(editor: Editor): void {
  editor.tell({ kind: 'mended', says: 'site.json can be read again.' });
}
