import type { JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import type { Pointer } from '../../manifest/pointer';
import { samePlaceAfter } from '../steps/place-after';
import type { Attempt, EditorState } from './editor-state';
import { memoise } from './memoise';

/** A text in a field that cannot be its value: it stays there until it is mended, while the former value holds. */
export interface Refusal {
  pointer: Pointer;
  text: string;
  /** The reason, in words. */
  why: string;
}

/** The state of the edits: saved, unsaved, or being saved. */
export type SaveState = { state: 'saved' | 'unsaved' } | Attempt;

/** Gives the state of the edits: saved, unsaved, or being saved. */
export function saveStateOf(state: EditorState): SaveState {
  return state.attempt ?? (isInFile(state) ? saved : unsaved);
}

/** Tells whether all edits are in the file. */
export function isInFile({ refusals, edits, base }: EditorState): boolean {
  return refusals.length === 0 && isSame(edits.root, base.root);
}

const saved: SaveState = { state: 'saved' };
const unsaved: SaveState = { state: 'unsaved' };

const isSame = memoise((root: JsonObject, written: JsonObject) => isEqual(root, written));

/** Adds the refused text of a field to the others; without a text, removes it. */
export function withRefusal(
  refusals: readonly Refusal[],
  pointer: Pointer,
  one: Omit<Refusal, 'pointer'> | undefined,
): readonly Refusal[] {
  const others = refusals.filter((other) => other.pointer !== pointer);
  if (one) return [...others, { ...one, pointer }];
  return others.length === refusals.length ? refusals : others;
}

/** Gives refused texts at their places in another version of the site; one whose value has changed is over. */
export function followRefusals(
  refusals: readonly Refusal[],
  before: JsonObject,
  after: JsonObject,
): readonly Refusal[] {
  if (refusals.length === 0 || before === after) return refusals;
  return refusals.flatMap((one) => {
    const pointer = samePlaceAfter(one.pointer, before, after);
    return pointer === undefined ? [] : [{ ...one, pointer }];
  });
}
