import type { Json } from './manifest';
import { type Conflict, mergeChanges } from './merge';
import { parseManifest } from './parse';
import { printChanges } from './print-changes';
import { recogniseParts } from './recognise-parts';
import { applySplices } from './splice';

/** The merged text of two versions of a site.json, and its conflicts; or in words why one cannot be read. */
export type MergedTexts = { text: string; conflicts: Conflict[] } | { failure: string };

/** Merges two texts that were both made from `base`, part by part; where both changed one place, mine stands. */
export function mergeTexts(base: string, mine: string, theirs: string): MergedTexts {
  if (mine === theirs || theirs === base) return { text: mine, conflicts: [] };
  if (mine === base) return { text: theirs, conflicts: [] };
  const [was, one, other] = [base, mine, theirs].map(parseManifest);
  const fault = was?.fault ?? one?.fault ?? other?.fault;
  if (!was?.root || !one?.root || !other?.root) return { failure: fault?.message ?? '' };
  recogniseParts(was.root, one.root);
  recogniseParts(was.root, other.root);
  const { root, conflicts } = mergeChanges(was.root, one.root, other.root);
  return { text: applySplices(mine, printChanges(mine, one.root, root as Json)), conflicts };
}
