import type { JsonObject } from '../manifest';
import { set } from '../operations';
import { printChanges } from '../print-changes';
import { applySplices, type Splice } from '../splice';
import { migrations } from '.';
import type { Migration } from './migration';

/** A step that was applied: the format to which it led, and what it changed in this site, if anything. */
export interface TakenStep {
  to: number;
  says?: string;
}

/** The value of a site.json in the format of this engine, and the steps that led there; none where it was in it. */
export interface Migrated {
  root: JsonObject;
  taken: readonly TakenStep[];
}

/** The text of a site.json in the format of this engine, with the splices that brought it there. */
export interface MigratedText extends Migrated {
  text: string;
  /** The changes of the text, in the order of their places. */
  splices: readonly Splice[];
}

/** The format of this engine. */
export const format = migrations.at(-1)?.to ?? 1;

/**
 * Migrates the value of a site.json to the format of this engine. A value of a later format, or of a number that no
 * format has, stays as it is.
 */
export function migrate(root: JsonObject, steps: readonly Migration[] = migrations): Migrated {
  const { schemaVersion } = root;
  const isFormat = typeof schemaVersion === 'number' && Number.isInteger(schemaVersion) && schemaVersion >= 1;
  const takenSteps: TakenStep[] = [];
  let migrated = root;
  for (const { to, says, edits } of isFormat ? steps.filter((step) => step.to > schemaVersion) : []) {
    const edited = edits(migrated);
    takenSteps.push({ to, ...(edited !== migrated && { says }) });
    migrated = set(edited, '/schemaVersion', to) as JsonObject;
  }
  return { root: migrated, taken: takenSteps };
}

/** Migrates a text and its value to the format of this engine; whatever stays keeps its bytes. */
export function migrateText(text: string, written: JsonObject): MigratedText {
  const { root, taken: takenSteps } = migrate(written);
  const splices = takenSteps.length > 0 ? printChanges(text, written, root) : [];
  return { root, taken: takenSteps, splices, text: applySplices(text, splices) };
}

/** An offset in the text before its migration; it is sure where no splice reaches it. */
export interface OffsetBefore {
  offset: number;
  isSure: boolean;
}

/**
 * Gives the offset in the text before a migration for one after it. Within a splice it is that of the same line, where
 * the earlier text had it, else that of the splice; then it is not sure.
 */
export function offsetBefore(offset: number, before: string, splices: readonly Splice[]): OffsetBefore {
  let shift = 0;
  for (const [start, end, written] of splices) {
    const within = offset - (start + shift);
    if (within < 0) break;
    if (within < written.length)
      return { offset: start + placeWithin(within, before.slice(start, end), written), isSure: false };
    shift += written.length - (end - start);
  }
  return { offset: offset - shift, isSure: true };
}

function placeWithin(offset: number, before: string, written: string): number {
  const lineStart = written.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = written.slice(lineStart).split('\n', 1);
  const found = line.trim() === '' ? -1 : before.indexOf(line);
  return found < 0 ? 0 : found + offset - lineStart;
}
