import type { OnlineState } from '../../edit-api/messages';
import type { Editor } from './editor';
import type { Desk } from './use-editor';
import { whyUnanswered } from './workspace';

/** The time until the first look, in which the first screen has the line for itself, in milliseconds. */
const firstLook = 3000;

/** The time between two looks at what visitors see, in milliseconds. */
const lookEvery = 30_000;

/**
 * Asks every 30 seconds whether visitors see the last publication of a published editor, until they do, while the
 * window is visible.
 */
export function followPublication({ editor, workspace }: Pick<Desk, 'editor' | 'workspace'>): void {
  const look = async (): Promise<void> => {
    const isShown = document.visibilityState !== 'hidden';
    if (isShown && editor.state().underway) await lookOnline({ editor, workspace }, []);
    setTimeout(look, lookEvery);
  };
  setTimeout(async () => {
    await lookOnline({ editor, workspace }, []);
    setTimeout(look, lookEvery);
  }, firstLook);
}

/** Asks whether visitors see some pages as they were published, and keeps the answer in the state while they do not. */
export async function lookOnline(
  { editor, workspace }: Pick<Desk, 'editor' | 'workspace'>,
  paths: string[],
): Promise<OnlineState> {
  const online = await workspace
    .compareOnline(paths)
    .catch((error): OnlineState => ({ isOnline: false, says: whyUnanswered(error) }));
  if (workspace.connection) tellUnderway(editor, online);
  return online;
}

function tellUnderway(editor: Editor, online: OnlineState): void {
  const { underway } = editor.state();
  if (!online.isOnline && online.since !== undefined) editor.tell({ kind: 'show', shown: { underway: online } });
  else if (online.isOnline && underway)
    editor.tell({
      kind: 'show',
      shown: { underway: undefined },
      says: 'What you published is online: visitors see it.',
    });
}
