import type { JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import type { Pointer } from '../../manifest/pointer';
import { placeAfter, placeLeft } from './place-after';

/** What one edit did: in words, where, and the site before and after it. */
export interface Step {
  /** Such as `Home, block 2: heading changed`. */
  says: string;
  place: Pointer;
  /** Where that stood before, where it was moved. */
  from?: Pointer;
  before: JsonObject;
  after: JsonObject;
  /** The address of the page that was open and is gone with it. */
  page?: string;
  /** What an entry was called that it deleted, which texts may still say, and the list in which that stood. */
  gone?: { name: string; list: Pointer };
  /** Edits that follow each other with one key are one step: what is typed into one field. */
  key?: string;
}

/** All edits since the editor was opened: those that count, the latest last, and those that were undone, the next last. */
export interface Edits {
  root: JsonObject;
  done: readonly Step[];
  undone: readonly Step[];
}

/** No edits, of a site as it was read. */
export function noEdits(root: JsonObject): Edits {
  return { root, done: [], undone: [] };
}

/** One more edit; what was undone before can no longer be redone. One that changes nothing is none. */
export function addStep(edits: Edits, step: Omit<Step, 'before'>): Edits {
  const { root, done, undone } = edits;
  if (step.after === root) return edits;
  const last = done.at(-1);
  const follows = step.key !== undefined && last?.key === step.key && undone.length === 0;
  const before = follows ? last.before : root;
  return { root: step.after, done: [...(follows ? done.slice(0, -1) : done), { ...step, before }], undone: [] };
}

/** The edits with a note at the latest one that the page which was open is gone with it. */
export function withPageGone(edits: Edits, page: string): Edits {
  const last = edits.done.at(-1);
  return last ? { ...edits, done: [...edits.done.slice(0, -1), { ...last, page }] } : edits;
}

/** The edits as if they had been made of another version of the file; one that does nothing there is left out. */
export function rebase({ root, done, undone }: Edits, onto: (root: JsonObject) => JsonObject): Edits {
  const known = new Map<JsonObject, JsonObject>();
  const moved = (one: JsonObject): JsonObject => {
    const version = known.get(one) ?? onto(one);
    known.set(one, version);
    return version;
  };
  const movedSteps = (steps: readonly Step[]): Step[] =>
    steps.flatMap((step) => {
      const [before, after] = [moved(step.before), moved(step.after)];
      const place = placeAfter(step.place, step.after, after) ?? step.place;
      const from = step.from && (placeAfter(step.from, step.before, before) ?? step.from);
      return isEqual(before, after) ? [] : [{ ...step, place, ...(from && { from }), before, after }];
    });
  return { root: moved(root), done: movedSteps(done), undone: movedSteps(undone) };
}

/** The edits with the latest one at its end: what is typed from now on is another one. */
export function endStep(edits: Edits): Edits {
  const last = edits.done.at(-1);
  if (last?.key === undefined) return edits;
  const { key: _, ...step } = last;
  return { ...edits, done: [...edits.done.slice(0, -1), step] };
}

/** The edits without the latest one, which can be redone; unchanged where there is none. */
export function undo(edits: Edits): Edits {
  const step = edits.done.at(-1);
  if (!step) return edits;
  return { root: step.before, done: edits.done.slice(0, -1), undone: [...edits.undone, step] };
}

/** The edits with the one that was undone last; unchanged where there is none. */
export function redo(edits: Edits): Edits {
  const step = edits.undone.at(-1);
  if (!step) return edits;
  return { root: step.after, done: [...edits.done, step], undone: edits.undone.slice(0, -1) };
}

/** Where what a step did stands before it: of what it added, what is around that; nothing where that has no form. */
export function placeBefore({ place, from, before, after }: Step): Pointer | undefined {
  if (from !== undefined) return from;
  return placeAfter(place, after, before) === undefined ? placeLeft(place, after, before) : place;
}
