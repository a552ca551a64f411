import type { JsonObject } from '../manifest';
import { set } from '../operations';
import { printChanges } from '../print-changes';
import { applySplices, type Splice } from '../splice';
import { migrations } from '.';
import type { Migration } from './migration';

/** A step that was taken: the format that it led to, and what it changed in this site, where it did. */
export interface TakenStep {
  to: number;
  says?: string;
}

/** The value of a site.json in the format of this engine, and the steps that led there; none where it was in it. */
export interface Migrated {
  root: JsonObject;
  taken: readonly TakenStep[];
}

/** The text of a site.json in the format of this engine, with what was written otherwise. */
export interface MigratedText extends Migrated {
  text: string;
  /** The changes of the text, in the order of their places. */
  splices: readonly Splice[];
}

/** The format of this engine. */
export const format = migrations.at(-1)?.to ?? 1;

/**
 * Brings the value of a site.json to the format of this engine, where it is of an earlier one; one of a later format, or
 * of none that there ever was, stays as it is.
 */
export function migrate(root: JsonObject, steps: readonly Migration[] = migrations): Migrated {
  const { schemaVersion } = root;
  const isFormat = typeof schemaVersion === 'number' && Number.isInteger(schemaVersion) && schemaVersion >= 1;
  const taken: TakenStep[] = [];
  let migrated = root;
  for (const { to, says, edits } of isFormat ? steps.filter((step) => step.to > schemaVersion) : []) {
    const edited = edits(migrated);
    taken.push({ to, ...(edited !== migrated && { says }) });
    migrated = set(edited, '/schemaVersion', to) as JsonObject;
  }
  return { root: migrated, taken };
}

/** Brings a text and the value that it says to the format of this engine; what is the same in it keeps its bytes. */
export function migrateText(text: string, written: JsonObject, steps?: readonly Migration[]): MigratedText {
  const { root, taken } = migrate(written, steps);
  const splices = taken.length > 0 ? printChanges(text, written, root) : [];
  return { root, taken, splices, text: applySplices(text, splices) };
}

/** A place in the text that was migrated; it is sure where no change reaches it. */
export interface OffsetBefore {
  offset: number;
  isSure: boolean;
}

/**
 * Gives the offset in the text before for one in the migrated text. Within a change that is the same line, where the
 * text before had it, else where the change begins; then it is not sure.
 */
export function offsetBefore(offset: number, before: string, splices: readonly Splice[]): OffsetBefore {
  let moved = 0;
  for (const [start, end, written] of splices) {
    const within = offset - (start + moved);
    if (within < 0) break;
    if (within < written.length)
      return { offset: start + placeWithin(within, before.slice(start, end), written), isSure: false };
    moved += written.length - (end - start);
  }
  return { offset: offset - moved, isSure: true };
}

function placeWithin(offset: number, before: string, written: string): number {
  const lineStart = written.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = written.slice(lineStart).split('\n', 1);
  const found = line.trim() === '' ? -1 : before.indexOf(line);
  return found < 0 ? 0 : found + offset - lineStart;
}
