import { asVersionOf, duplicateOf } from '../../manifest/identity';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { type Pointer, valueAt } from '../../manifest/pointer';
import { recogniseParts } from '../../manifest/recognise-parts';
import { namesLeftOut } from '../only-here/leave-out';
import { othersOf, partedFrom } from '../only-here/own-page';
import { onlyOne } from '../state/only-one';
import { matchParts } from './match-parts';
import { listOf } from './renamed-pages';

/** A page that stands by itself only since an earlier version: where it stands, and where it does in that one with it. */
export interface PartedPage {
  place: Pointer;
  former: Pointer;
}

/**
 * An earlier version in which each page that stands by itself only since then does so already, as it was made with the
 * others, so that what was changed on it since can be told. It shows the same as without.
 */
export function withPagesParted(before: JsonObject, after: JsonObject): { root: JsonObject; parted: PartedPage[] } {
  const [were, are] = [listOf(before, '/routes'), listOf(after, '/routes')];
  if (were === are) return { root: before, parted: [] };
  const matches = matchParts(were, are);
  const values = [...were];
  const made = new Map<number, Json>();
  for (const { page, index, others } of newlyParted(after, matches)) {
    const only = onlyOne(page);
    const template = values[others];
    const pages = only && isObject(template) ? partedFrom(template, only) : undefined;
    if (!pages) continue;
    values[others] = pages.others;
    const alone = duplicateOf(pages.alone);
    recogniseParts(page, alone);
    made.set(index, alone);
  }
  if (made.size === 0) return { root: before, parted: [] };
  // Each stands after what it stands after since, so that nothing seems to have been moved.
  const placed = [...values];
  const formerly = are.map((_, index) => made.get(index) ?? values[matches[index] ?? -1]);
  for (const [index, alone] of [...made].sort(([one], [other]) => one - other)) {
    const above = formerly.slice(0, index).findLast((page) => page !== undefined);
    placed.splice(above === undefined ? 0 : placed.indexOf(above) + 1, 0, alone);
  }
  const parted = [...made].map(([index, alone]) => ({
    place: `/routes/${index}`,
    former: `/routes/${placed.indexOf(alone)}`,
  }));
  return { root: set(before, '/routes', asVersionOf(placed, were)) as JsonObject, parted };
}

interface NewlyParted {
  page: JsonObject;
  index: number;
  /** Where those that it was made with stood before. */
  others: number;
}

/** The pages that are new and stand by themselves, in the order in which the others leave them out. */
function newlyParted(after: JsonObject, matches: (number | undefined)[]): NewlyParted[] {
  const routes = listOf(after, '/routes');
  const found = routes.flatMap((page, index) => {
    const only = matches[index] === undefined && isObject(page) ? onlyOne(page) : undefined;
    const template = only && isObject(page) ? othersOf(after, page) : undefined;
    const others = template === undefined ? undefined : matches[template];
    if (!only || template === undefined || others === undefined || !isObject(page)) return [];
    return [
      {
        page,
        index,
        others,
        turn: namesLeftOut(valueAt(after, `/routes/${template}/where`), only.name).indexOf(only.said),
      },
    ];
  });
  return found.sort((one, other) => one.turn - other.turn);
}
