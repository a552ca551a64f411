import type { Finding } from '../../checks/problem';
import { followPointer } from '../../manifest/follow-pointer';
import type { JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import { type Pointer, valueAt } from '../../manifest/pointer';
import type { Base } from './base';
import type { Editor } from './editor';
import type { EditorState, Saving } from './editor-state';
import type { Edits } from './edits';
import { partAt } from './parts';

/** What somebody wrote into a field and cannot be its value: it stays there until it is put right, and the value before it counts. */
export interface Refused {
  pointer: Pointer;
  text: string;
  /** What is wrong with it, in words. */
  why: string;
}

/** Keeps what a field would not take, in the place of what was refused there before; without it, that is over. */
export function refuse(editor: Editor, pointer: Pointer, one?: Omit<Refused, 'pointer'>): void {
  const { refused: all, edits, base } = editor.state();
  const others = all.filter((other) => other.pointer !== pointer);
  if (!one && others.length === all.length) return;
  const refused = one ? [...others, { ...one, pointer }] : others;
  editor.update({ refused, saving: savingOf({ edits, base, refused }) });
}

/** Whether what is edited is all in the file. */
export function savingOf({ edits, base, refused }: { edits: Edits; base: Base; refused: readonly Refused[] }): Saving {
  return { state: refused.length === 0 && isEqual(edits.root, base.root) ? 'saved' : 'unsaved' };
}

/** A changed state with what is refused in it still, which is among what is wrong. */
export function withRefused(before: EditorState, state: EditorState): EditorState {
  const refused = followRefused(state.refused, before.edits.root, state.edits.root);
  if (refused === before.refused && state.found === before.found) return state;
  return { ...state, refused, findings: [...findingsOf(refused, state.edits.root, state.now), ...state.found] };
}

/** What is refused still in another version of a site: its field is there, and says what it said. */
export function followRefused(refused: readonly Refused[], before: JsonObject, after: JsonObject): readonly Refused[] {
  if (refused.length === 0 || before === after) return refused;
  return refused.flatMap((one) => {
    const pointer = followPointer(before, after, one.pointer);
    const isSame = pointer !== undefined && isEqual(valueAt(before, one.pointer), valueAt(after, pointer));
    return isSame ? [{ ...one, pointer }] : [];
  });
}

/** What was refused as the list of problems has it. */
function findingsOf(refused: readonly Refused[], root: JsonObject, now: Date): Finding[] {
  return refused.map(({ pointer, why }) => ({
    rule: 'refused',
    severity: 'error',
    message: why,
    pointer,
    page: partAt(root, now, pointer).title,
  }));
}
