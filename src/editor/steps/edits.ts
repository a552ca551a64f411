import type { JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import type { Pointer } from '../../manifest/pointer';
import { placeAfter, placeLeft } from './place-after';

/** One edit: its words, its place, and the site before and after it. */
export interface Step {
  /** Its words, such as `Home, block 2: heading changed`. */
  says: string;
  place: Pointer;
  /** The place before the step of the part that it moved or removed, where `place` is another. */
  from?: Pointer;
  before: JsonObject;
  after: JsonObject;
  /** The path of the page that was open and that the edit removed. */
  page?: string;
  /** The name of the entry that the edit deleted, which texts may still say, and the collection of that. */
  gone?: { name: string; list: Pointer };
  /** Edits that follow each other with one key, such as typing into one field, are one step. */
  key?: string;
}

/** All edits since the editor was opened: those in effect, the latest last, and those to be redone, the next last. */
export interface Edits {
  root: JsonObject;
  past: readonly Step[];
  future: readonly Step[];
}

/** Gives the edits of a site that has just been read: none. */
export function noEdits(root: JsonObject): Edits {
  return { root, past: [], future: [] };
}

/** Adds an edit, after which nothing can be redone; gives the same edits for one that changes nothing. */
export function addStep(edits: Edits, step: Omit<Step, 'before'>): Edits {
  const { root, past, future } = edits;
  if (step.after === root) return edits;
  const last = past.at(-1);
  const follows = step.key !== undefined && last?.key === step.key && future.length === 0;
  const before = follows ? last.before : root;
  return { root: step.after, past: [...(follows ? past.slice(0, -1) : past), { ...step, before }], future: [] };
}

/** Notes at the latest edit that it removed the page that was open. */
export function withPageGone(edits: Edits, page: string): Edits {
  const last = edits.past.at(-1);
  return last ? { ...edits, past: [...edits.past.slice(0, -1), { ...last, page }] } : edits;
}

/**
 * Replays the edits on another version of the file, and leaves out those that change nothing there; `onto` gives each
 * version as it would be then.
 */
export function rebase({ root, past, future }: Edits, onto: (root: JsonObject) => JsonObject): Edits {
  const versions = new Map<JsonObject, JsonObject>();
  const rebased = (one: JsonObject): JsonObject => {
    const version = versions.get(one) ?? onto(one);
    versions.set(one, version);
    return version;
  };
  const rebaseSteps = (steps: readonly Step[]): Step[] =>
    steps.flatMap((step) => {
      const [before, after] = [rebased(step.before), rebased(step.after)];
      const place = placeAfter(step.place, step.after, after) ?? step.place;
      const from = step.from && (placeAfter(step.from, step.before, before) ?? step.from);
      return isEqual(before, after) ? [] : [{ ...step, place, ...(from && { from }), before, after }];
    });
  return { root: rebased(root), past: rebaseSteps(past), future: rebaseSteps(future) };
}

/** Ends the latest edit: what is typed from now on is another one. */
export function endStep(edits: Edits): Edits {
  const last = edits.past.at(-1);
  if (last?.key === undefined) return edits;
  const { key: _, ...step } = last;
  return { ...edits, past: [...edits.past.slice(0, -1), step] };
}

/** Takes back the latest edit, which can then be redone; gives the same edits where there is none. */
export function undo(edits: Edits): Edits {
  const step = edits.past.at(-1);
  if (!step) return edits;
  return { root: step.before, past: edits.past.slice(0, -1), future: [...edits.future, step] };
}

/** Brings back the edit that was undone last; gives the same edits where there is none. */
export function redo(edits: Edits): Edits {
  const step = edits.future.at(-1);
  if (!step) return edits;
  return { root: step.after, past: [...edits.past, step], future: edits.future.slice(0, -1) };
}

/**
 * Gives the place of a step in the site before it; for something added, the innermost part with a form around it;
 * undefined where there is none.
 */
export function placeBefore({ place, from, before, after }: Step): Pointer | undefined {
  if (from !== undefined) return from;
  return placeAfter(place, after, before) === undefined ? placeLeft(place, after, before) : place;
}
