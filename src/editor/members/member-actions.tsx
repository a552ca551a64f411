import type { ReactNode } from 'react';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { useDesk, useEditorState } from '../use-editor';
import { duplicateMember, memberAt } from './members';
import { useCopy } from './use-copy';
import { useMembers } from './use-members';

/** What can be done with a member of a list as a whole; the focus stays on what was pressed, wherever the member goes. */
export function MemberActions({ pointer }: { pointer: Pointer }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState();
  const { take, moveTo, drop } = useMembers();
  const { copy } = useCopy();
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
  return (
    <fieldset className="actions" aria-label={title} data-member={pointer}>
      <button type="button" name="up" aria-disabled={index === 0} onClick={() => step(index - 1, 'up')}>
        Move up
      </button>
      <button type="button" name="down" aria-disabled={index === count - 1} onClick={() => step(index + 1, 'down')}>
        Move down
      </button>
      {count > 2 && (
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
      )}
      <button type="button" onClick={() => take(duplicateMember(edits.root, member))}>
        Duplicate
      </button>
      <button type="button" onClick={() => copy(pointer, false)}>
        Copy
      </button>
      <button type="button" onClick={() => copy(pointer, true)}>
        Cut
      </button>
      <button type="button" name="delete" onClick={() => focusAction(drop(pointer), 'delete')}>
        Delete
      </button>
    </fieldset>
  );
}

/** Puts the focus on what can be done with the member at a place, once it is drawn. */
function focusAction(place: Pointer | undefined, name: string): void {
  if (place === undefined) return;
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-member="${CSS.escape(place)}"] [name="${name}"]`)?.focus(),
  );
}
