import { dayIn } from '../../calendar/day';
import { valueAt } from '../../manifest/pointer';
import type { Editor } from './editor';

/** The time between two looks at the day, in milliseconds. */
const lookEvery = 60_000;

/** Shows and checks the site as of each new day at its place, while the window is open. */
export function followDay(editor: Editor, clock: () => Date): void {
  setInterval(() => {
    const { edits, now: shownMoment } = editor.state();
    const now = clock();
    const written = valueAt(edits.root, '/site/timeZone');
    const timeZone = typeof written === 'string' ? written : undefined;
    if (dayIn(now, timeZone) !== dayIn(shownMoment, timeZone)) editor.tell({ kind: 'day', now });
  }, lookEvery);
}
