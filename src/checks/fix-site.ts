import type { Assets } from '../compose/assets';
import { formatJson } from '../manifest/format';
import { Lines } from '../manifest/lines';
import { findFault } from '../manifest/scan';
import { applySplices, type Splice } from '../manifest/splice';
import { type CheckOptions, checkSite } from './check-site';
import type { Problem } from './problem';

/** A site.json after all safe fixes, and the problems that they mended. */
export interface Fixed {
  text: string;
  /** The problems whose fixes were applied, in their order. */
  fixed: Problem[];
}

const mostRounds = 200;

/**
 * Applies every safe fix and the canonical format to the text of a site.json. The result never checks
 * worse than the text did; where it would, the text is given back as it is.
 */
export function fixSite(text: string, assets: Assets, options: CheckOptions): Fixed {
  // Characters that were lost on reading must not be lost on the disk too.
  if (text.includes('\uFFFD')) return { text, fixed: [] };
  const fixed: Problem[] = [];
  let current = text;
  for (let round = 0; round < mostRounds; round++) {
    const applied = applyFixes(current, checkSite(current, assets, options).problems);
    if (applied.text === current) break;
    current = withoutOddBlanks(current) ?? applied.text;
    fixed.push(...applied.fixed);
  }
  if (!findFault(current)) current = formatJson(current);
  return isWorse(current, text, assets, options) ? { text, fixed: [] } : { text: current, fixed };
}

/** Writes the fixes into the text, the last first so that the places of the others stay; those that overlap wait for the next round. */
function applyFixes(text: string, problems: Problem[]): Fixed {
  const lines = new Lines(text);
  const fixes = problems
    .flatMap((problem) => [problem, ...(problem.related ?? [])].map((place) => ({ ...place, problem })))
    .map(({ problem, fix, line, column, endLine, endColumn }) => {
      return { problem, fix, start: lines.offset(line, column), end: lines.offset(endLine, endColumn) };
    })
    .sort((one, other) => other.start - one.start);
  const mended = new Set<Problem>();
  const splices: Splice[] = [];
  let reached = Number.POSITIVE_INFINITY;
  for (const { problem, fix, start, end } of fixes) {
    if (fix === undefined || end > reached) continue;
    splices.unshift([start, end, fix]);
    reached = start;
    mended.add(problem);
  }
  return { text: applySplices(text, splices), fixed: problems.filter((problem) => mended.has(problem)) };
}

/**
 * Replaces the odd blanks of a text by usual ones, where they are its fault: they may stand in every line, and a
 * problem tells only a few.
 */
function withoutOddBlanks(text: string): string | undefined {
  const fault = findFault(text);
  if (fault?.fix === undefined || fault.others === undefined) return undefined;
  const splices = [fault, ...fault.others].flatMap(({ offset, length, fix }): Splice[] =>
    fix === undefined ? [] : [[offset, offset + length, fix]],
  );
  return applySplices(text, splices);
}

/**
 * Tells whether a text has more errors than another. What a fault of the JSON hides counts for nothing: it was there
 * before.
 */
function isWorse(text: string, before: string, assets: Assets, options: CheckOptions): boolean {
  if (findFault(before)) return false;
  const count = (one: string): number =>
    checkSite(one, assets, options).problems.filter(({ severity }) => severity === 'error').length;
  return count(text) > count(before);
}
