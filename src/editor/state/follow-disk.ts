import type { Workspace } from '../workspace';
import type { Editor } from './editor';
import { savingOf } from './refused';
import { takeAssets, takeFromDisk } from './save';

/** How often the file on the disk is looked at while the window shows, in milliseconds. */
const lookEvery = 2000;

/** Takes over whatever is changed in site.json outside of the window, as long as that shows. */
export function followDisk(editor: Editor, workspace: Workspace): void {
  // The version that could not be read, which is said once.
  let told = '';
  const look = async (): Promise<void> => {
    if (document.visibilityState === 'hidden' || editor.state().saving.state === 'saving') return;
    const known = editor.state().base.version;
    const read = await workspace.readIfOther(known);
    const { base, saving } = editor.state();
    // It may have been saved meanwhile.
    if (base.version !== known || saving.state === 'saving') return;
    if (!read || 'failure' in read || read.version === known) {
      if (!read && told !== '') tellReadable(editor);
      told = '';
      return;
    }
    if (read.version === told) return;
    takeFromDisk(editor, read);
    told = editor.state().base.version === read.version ? '' : read.version;
    if (told === '') await takeAssets(editor, workspace);
  };
  setInterval(() => look().catch(() => {}), lookEvery);
}

/** Says that the file is again what it was before it could not be read. */
function tellReadable(editor: Editor): void {
  editor.update({ saving: savingOf(editor.state()), announced: 'site.json can be read again.' });
}
