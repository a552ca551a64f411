import type { JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import type { Pointer } from '../../manifest/pointer';
import { samePlaceAfter } from '../steps/place-after';
import type { Attempt, EditorState } from './editor-state';
import { memoised } from './memoised';

/** What somebody wrote into a field and cannot be its value: it stays there until it is put right, and the value before it counts. */
export interface Refused {
  pointer: Pointer;
  text: string;
  /** What is wrong with it, in words. */
  why: string;
}

/** Whether what was edited is in the file; where it could not be, why, and whether nobody answered. */
export type Saving = { state: 'saved' | 'unsaved' } | Attempt;

/** Whether what is edited is all in the file, or what became of the attempt to save it. */
export function savingOf(state: EditorState): Saving {
  return state.attempt ?? (isInFile(state) ? saved : unsaved);
}

/** Whether what is edited is all in the file. */
export function isInFile({ refused, edits, base }: EditorState): boolean {
  return refused.length === 0 && isSame(edits.root, base.root);
}

const saved: Saving = { state: 'saved' };
const unsaved: Saving = { state: 'unsaved' };

const isSame = memoised((root: JsonObject, written: JsonObject) => isEqual(root, written));

/** What is refused with what a field would not take, in the place of what was refused there before; without it, that is over. */
export function withRefused(
  refused: readonly Refused[],
  pointer: Pointer,
  one: Omit<Refused, 'pointer'> | undefined,
): readonly Refused[] {
  const others = refused.filter((other) => other.pointer !== pointer);
  if (one) return [...others, { ...one, pointer }];
  return others.length === refused.length ? refused : others;
}

/** What is refused still in another version of a site: its field is there, and says what it said. */
export function followRefused(refused: readonly Refused[], before: JsonObject, after: JsonObject): readonly Refused[] {
  if (refused.length === 0 || before === after) return refused;
  return refused.flatMap((one) => {
    const pointer = samePlaceAfter(one.pointer, before, after);
    return pointer === undefined ? [] : [{ ...one, pointer }];
  });
}
