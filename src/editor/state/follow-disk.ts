import type { Workspace } from '../workspace';
import type { Editor } from './editor';
import { takeFromDisk } from './save';

/** How often the file on the disk is looked at while the window shows, in milliseconds. */
const lookEvery = 2000;

/** Takes over whatever is changed in site.json outside of the window, as long as that shows. */
export function followDisk(editor: Editor, workspace: Workspace): void {
  let told = '';
  const look = async (): Promise<void> => {
    if (document.visibilityState === 'hidden' || editor.state().saving.state === 'saving') return;
    const known = editor.state().base.version;
    const read = await workspace.readIfOther(known);
    const { base, saving } = editor.state();
    // It may have been saved meanwhile.
    if (!read || 'failure' in read || base.version !== known || read.version === known || saving.state === 'saving')
      return;
    // What cannot be read is said once.
    if (read.version === told) return;
    told = read.version;
    takeFromDisk(editor, read);
  };
  setInterval(() => look().catch(() => {}), lookEvery);
}
