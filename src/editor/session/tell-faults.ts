import type { Editor } from './editor';

/** Announces each error that nothing has handled, so that nobody waits for what has failed. */
export function tellFaults(editor: Editor): void {
  const tell = (): void =>
    editor.announce(
      'This did not work, and nothing is lost: all that you changed before is kept. Try it again; where it fails again, load this page again and tell whoever set up the site.',
    );
  // What browsers themselves complain of in passing names no error.
  addEventListener('error', ({ error }) => error instanceof Error && tell());
  addEventListener('unhandledrejection', ({ reason }) => reason instanceof Error && tell());
}
