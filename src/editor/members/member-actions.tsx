import type { ReactNode } from 'react';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { openPart } from '../state/editor';
import { useDesk, useEditorState } from '../use-editor';
import { besideRemoved, duplicateMember, type Edit, memberAt, moveMember, removeMember } from './members';

/** What can be done with a member of a list as a whole; the focus stays on what was pressed, wherever the member goes. */
export function MemberActions({ pointer }: { pointer: Pointer }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState();
  const take = useTakeEdit();
  const moveTo = useMoveMember();
  const member = memberAt(edits.root, pointer);
  if (!member) return null;
  const { list, index, count, title } = member;
  const step = (to: number, pressed: string): void => {
    if (to < 0 || to >= count) editor.announce(`${title} is the ${to < 0 ? 'first' : 'last'} already`);
    else {
      moveTo(pointer, to);
      focusAction(memberPointer(list, to), pressed);
    }
  };
  const drop = (): void => {
    const isOpen = openPart(editor.state()).pointer === pointer;
    editor.change(removeMember(edits.root, member));
    if (isOpen) editor.open(besideRemoved(member));
    else focusAction(besideRemoved(member), 'delete');
  };
  return (
    <fieldset className="actions" aria-label={title} data-member={pointer}>
      <button type="button" name="up" aria-disabled={index === 0} onClick={() => step(index - 1, 'up')}>
        Move up
      </button>
      <button type="button" name="down" aria-disabled={index === count - 1} onClick={() => step(index + 1, 'down')}>
        Move down
      </button>
      <label>
        <span className="unseen">Move to</span>
        <select name="to" value={index} onChange={({ target }) => step(Number(target.value), 'to')}>
          {Array.from({ length: count }, (_, place) => (
            <option key={place} value={place}>
              {place + 1} of {count}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => take(duplicateMember(edits.root, member))}>
        Duplicate
      </button>
      <button type="button" name="delete" onClick={drop}>
        Delete
      </button>
    </fieldset>
  );
}

/** Moves a member within its list, and says where it stands then. */
export function useMoveMember(): (pointer: Pointer, to: number) => void {
  const { editor } = useDesk();
  const take = useTakeEdit();
  return (pointer, to) => {
    const { root } = editor.state().edits;
    const member = memberAt(root, pointer);
    if (member && member.index !== to) take(moveMember(root, member, to), false);
  };
}

/** Does an edit of members and opens the place of the one that was meant; a table of entries stays open. */
export function useTakeEdit(): (edit: Edit, isSought?: boolean) => void {
  const { editor } = useDesk();
  return (edit, isSought = true) => {
    editor.change(edit);
    if (openPart(editor.state()).kind !== 'collection') editor.open(edit.place, isSought);
  };
}

/** Puts the focus on what can be done with the member at a place, once it is drawn. */
function focusAction(place: Pointer, name: string): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-member="${CSS.escape(place)}"] [name="${name}"]`)?.focus(),
  );
}
