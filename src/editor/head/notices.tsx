import { type ReactNode, type ToggleEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { outdatedPage } from '../../edit-api/addresses';
import { Icon } from '../controls/icon';
import { LaterPart } from '../controls/later-window';
import { countNotices, noticesOf } from '../form/notices';
import { isChecked } from '../session/findings';
import { isNarrow } from '../session/panes';
import { saveStateOf } from '../session/refusals';
import { useEditor, useEditorState } from '../session/use-editor';

/** The number of notices, which opens the list of them. */
export function NoticeButton(): ReactNode {
  const isLatest = useEditor(isChecked);
  // Whoever types need not wait for it.
  const state = useDeferredValue(useEditorState('edits', 'now', 'tickedTexts', 'refusals', 'lastCheck', 'addition'));
  const notices = useMemo(() => noticesOf(state), [state]);
  const [isOpen, setOpen] = useState(false);
  const removal = useEditor(({ removedFile }) => removedFile);
  const list = useRef<HTMLDetailsElement>(null);
  const count = countNotices(notices);
  const isWrong = notices.wrong.length + notices.toFill.length > 0;
  // Whoever opened the list for what was wrong is done with it; the hints are opened for themselves.
  useEffect(() => {
    const { current } = list;
    if (isWrong || !current?.open) return;
    if (current.contains(document.activeElement)) current.querySelector('summary')?.focus();
    current.open = false;
  }, [isWrong]);
  useCloseBehind(list, isOpen);
  return (
    <section
      className="problems"
      aria-label="Notices"
      aria-busy={!isLatest}
      data-severity={notices.wrong.length > 0 ? 'error' : notices.toFill.length > 0 ? 'to-fill' : 'hint'}
    >
      {(count > 0 || removal !== undefined) && (
        <details ref={list} onToggle={({ newState }: ToggleEvent<HTMLDetailsElement>) => setOpen(newState === 'open')}>
          <summary title={sayCount(notices)}>
            <Icon name="notices" />
            <span>{count}</span>{' '}
            <span className="narrow" aria-hidden="true">
              Notices
            </span>
            <span className="unseen">{sayCount(notices)}</span>
          </summary>
          {isOpen && (
            <div className="notices">
              <LaterPart>{(parts) => <parts.notices notices={notices} />}</LaterPart>
            </div>
          )}
        </details>
      )}
    </section>
  );
}

/** Closes the list on Escape, and once the focus goes on to something that it may cover. */
function useCloseBehind(list: { current: HTMLDetailsElement | null }, isOpen: boolean): void {
  useEffect(() => {
    const { current } = list;
    if (!isOpen || !current) return;
    const close = (event: Event): void => {
      const target = event.target instanceof Element ? event.target : document.body;
      const isBeside = target.closest('dialog') !== null || (target.closest('.pane.form') !== null && !isNarrow());
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : current.contains(target) || isBeside) return;
      if (current.contains(document.activeElement)) current.querySelector('summary')?.focus();
      current.open = false;
    };
    // A press on the page is heard there alone; beside it, the list covers nothing of it.
    const closeBehindPage = (): void => {
      if (isNarrow() && document.activeElement instanceof HTMLIFrameElement) current.open = false;
    };
    const kinds = ['focusin', 'keydown'] as const;
    for (const kind of kinds) addEventListener(kind, close);
    addEventListener('blur', closeBehindPage);
    return () => {
      for (const kind of kinds) removeEventListener(kind, close);
      removeEventListener('blur', closeBehindPage);
    };
  }, [list, isOpen]);
}

/** The notices that must be answered before all else, in a line of their own below the row. */
export function Urgent(): ReactNode {
  const saving = useEditor(saveStateOf);
  const { conflicts } = useEditorState('conflicts');
  const [next] = conflicts;
  if (saving.state !== 'failed' && !next) return null;
  return (
    <section className="urgent" aria-label="To decide">
      {saving.state === 'failed' && (
        <p role="alert" className="failure">
          {saving.why}
        </p>
      )}
      {saving.state === 'failed' && saving.why.startsWith(outdatedPage) && (
        <button type="button" onClick={() => location.reload()}>
          Load the page again
        </button>
      )}
      {next && (
        <LaterPart>
          {(parts) => <parts.conflict key={next.pointer} conflict={next} count={conflicts.length} />}
        </LaterPart>
      )}
    </section>
  );
}

function sayCount({ wrong, toFill, hints, texts }: ReturnType<typeof noticesOf>): string {
  const countWords = (count: number, one: string, several: string): string[] =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
  return [
    ...countWords(wrong.length, 'thing has to be put right', 'things have to be put right'),
    ...countWords(toFill.length, 'still to fill in', 'still to fill in'),
    ...countWords(hints.length, 'hint', 'hints'),
    ...countWords(texts.length, 'text to look at', 'texts to look at'),
  ].join(', ');
}
