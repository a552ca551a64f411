import { type ReactNode, useState } from 'react';
import { isEntry } from '../../manifest/collections';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { LaterWindow } from '../controls/later-window';
import { Select } from '../controls/select';
import { duplicateMember, memberAt } from '../members/members';
import { type FormPart, partAt } from '../naming/parts';
import { useDesk, useEditorState } from '../session/use-editor';
import { useCopy } from './copy-and-paste';
import { useMembers } from './use-members';

interface MemberActionsProps {
  pointer: Pointer;
  /** Further actions. */
  children?: ReactNode;
  /** Further actions that are seldom wanted. */
  folded?: ReactNode;
}

/** The most members of a list whose new places are called by their titles. */
const mostNamed = 40;

/** The actions on a member of a list as a whole; the focus stays on the pressed one, wherever the member goes. */
export function MemberActions({ pointer, children, folded }: MemberActionsProps): ReactNode {
  const { editor } = useDesk();
  const { edits, drawnPage, now } = useEditorState('edits', 'drawnPage', 'now');
  const { take, moveTo, drop, pathsToAsk } = useMembers();
  const [question, setQuestion] = useState<'like' | string[]>();
  const { copy } = useCopy();
  const member = memberAt(edits.root, now, pointer, drawnPage);
  if (!member) return null;
  const { list, index, count, title } = member;
  const part = partAt(edits.root, now, pointer, drawnPage);
  const isPart = part.pointer === pointer;
  const step = (to: number, pressed: string): void => {
    if (to < 0 || to >= count) editor.announce(`${title} is the ${to < 0 ? 'first' : 'last'} already`);
    else {
      moveTo(pointer, to);
      focusAction(memberPointer(list, to), pressed);
    }
  };
  const sayStanding = (place: number): string => {
    const standing = `${place + 1} of ${count}`;
    if (place === index || count > mostNamed) return standing;
    return `${standing}: ${memberAt(edits.root, now, memberPointer(list, place), drawnPage)?.title}`;
  };
  const ask = (): void => {
    const paths = pathsToAsk(pointer);
    if (paths) setQuestion(paths);
    else focusMember(drop(pointer));
  };
  return (
    <fieldset className="actions of-member" aria-label={title} data-member={pointer}>
      <button type="button" name="up" title="Move up" aria-disabled={index === 0} onClick={() => step(index - 1, 'up')}>
        <span className="unseen">Move up</span>
      </button>
      <button
        type="button"
        name="down"
        title="Move down"
        aria-disabled={index === count - 1}
        onClick={() => step(index + 1, 'down')}
      >
        <span className="unseen">Move down</span>
      </button>
      {count > 2 && (
        <label>
          <span className="unseen">Move to</span>
          <Select
            name="to"
            value={index}
            options={Array.from({ length: count }, (_, place) => [place, sayStanding(place)] as const)}
            choose={(place) => step(place, 'to')}
          />
        </label>
      )}
      {isEntry(pointer) && (
        <button type="button" onClick={() => setQuestion('like')}>
          Add one like this
        </button>
      )}
      <details className="menu">
        <summary>
          More<span className="unseen"> on {title}</span>
        </summary>
        {!isEntry(pointer) && (
          <button type="button" onClick={() => take(duplicateMember(edits.root, member))}>
            Duplicate
          </button>
        )}
        <button type="button" onClick={() => copy(pointer, false)}>
          Copy
        </button>
        <button type="button" onClick={() => copy(pointer, true)}>
          Cut
        </button>
        {folded}
      </details>
      {children}
      <button type="button" name="delete" className={isPart ? 'of-part' : undefined} onClick={ask}>
        Delete<span className="unseen"> {isPart ? sayDeleted(part) : title}</span>
      </button>
      {question === 'like' && (
        <LaterWindow close={() => setQuestion(undefined)}>
          {(windows) => <windows.like like={pointer} close={() => setQuestion(undefined)} />}
        </LaterWindow>
      )}
      {Array.isArray(question) && (
        <LaterWindow close={() => setQuestion(undefined)}>
          {(windows) => (
            <windows.delete
              pointer={pointer}
              paths={question}
              drop={(leaving) => focusMember(drop(pointer, undefined, leaving))}
              close={() => setQuestion(undefined)}
            />
          )}
        </LaterWindow>
      )}
    </fieldset>
  );
}

/** Names a part with a form of its own after “Delete”: `this block`. */
function sayDeleted({ kind, title }: FormPart): string {
  if (kind === 'placement') return 'it from this page';
  return kind === 'block' ? 'this block' : title;
}

/** The actions on a member, folded, for lists that have many; they are drawn once they are opened. */
export function FoldedActions({ pointer, children }: { pointer: Pointer; children: ReactNode }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{children}</summary>
      {isOpen && <MemberActions pointer={pointer} />}
    </details>
  );
}

/** Puts the focus on an action on the member at a place, once it is drawn. */
function focusAction(place: Pointer, name: string): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-member="${CSS.escape(place)}"] [name="${name}"]`)?.focus(),
  );
}

/**
 * Puts the focus on the member at a place, or on its row in a table, once it is drawn: never on what another press
 * would delete with.
 */
function focusMember(place: Pointer | undefined): void {
  if (place === undefined) return;
  const member = CSS.escape(place);
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`.pane.form [data-pointer="${member}"]`);
    const row = document.querySelector<HTMLElement>(`[data-row="${member}"]`);
    const table = /^\/collections\/[^/]+$/.test(place) ? document.querySelector<HTMLElement>('.pane.form h2') : null;
    (field ?? row ?? table)?.focus();
  });
}

/**
 * The form after a deletion: undo, and a way to the next part. The form of the next part itself would put its own
 * delete button under the pointer.
 */
export function AfterRemoval({ next }: { next: FormPart }): ReactNode {
  const { editor } = useDesk();
  return (
    <div className="actions">
      <button type="button" onClick={editor.undo}>
        Undo
      </button>
      <button type="button" onClick={() => editor.open(next.pointer)}>
        Go on with {next.title}
      </button>
    </div>
  );
}
