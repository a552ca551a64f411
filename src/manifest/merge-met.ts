import { commonBase } from './common-base';
import type { JsonObject } from './manifest';
import { type Conflict, mergeChanges, withTheirs } from './merge';
import type { MetVersion, MetVersions } from './met-versions';
import { parseManifest } from './parse';
import { printChanges } from './print-changes';
import { recogniseParts } from './recognise-parts';
import { applySplices } from './splice';

/** The merge of two versions in one text. */
export interface MetMerge {
  /** The merged text, with their version where both changed one place. */
  text: string;
  /** The value of that text. */
  root: JsonObject;
  /** The merged value with my version there. */
  mine: JsonObject;
  conflicts: Conflict[];
}

/**
 * Merges two versions that stand in one text, part by part; where one of them is no JSON, says for each what is wrong
 * and in which line.
 */
export function mergeMetVersions({ mine, theirs, base }: MetVersions): MetMerge | { failures: string[] } {
  const [one, other] = [parseManifest(mine.text), parseManifest(theirs.text)];
  if (!one.root || !other.root) {
    const failures = [sayFault(mine), sayFault(theirs)].filter((failure) => failure !== undefined);
    return { failures };
  }
  const before = base === undefined ? undefined : parseManifest(base).root;
  const was = before ?? commonBase(one.root, other.root);
  if (before) for (const root of [one.root, other.root]) recogniseParts(before, root);
  const { root: merged, conflicts } = mergeChanges(was, one.root, other.root);
  const root = withTheirs(merged as JsonObject, conflicts);
  const text = applySplices(mine.text, printChanges(mine.text, one.root, root));
  return { text, root, mine: merged as JsonObject, conflicts };
}

function sayFault({ name, text, lines }: MetVersion): string | undefined {
  const { fault } = parseManifest(text);
  if (!fault) return undefined;
  const line = lines[text.slice(0, fault.offset).split('\n').length - 1] ?? lines.at(-1) ?? 1;
  return `${name === '' ? 'One of them' : `“${name}”`} cannot be read by itself. Line ${line}: ${fault.message}`;
}
