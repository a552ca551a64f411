import type { JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { inWords, withinWords } from '../in-words';
import { comparisonOf, type Difference } from './comparison';
import { type ChangeWords, sayAdded, sayChange, sayChangedTo, sayGone, sayParted, sayReaddressed } from './say-change';

/** One thing that differs between two versions of a site in words, which can be taken back by itself. */
export interface Change extends Difference, ChangeWords {}

/** What differs between two versions of a site, the pages first. The parts of both must be known as each other's. */
export function changesBetween(before: JsonObject, after: JsonObject): Change[] {
  const { base, differences } = comparisonOf(before, after);
  return differences.map((difference) => ({ ...difference, ...wordsOf(difference, base, after) }));
}

/** A difference in words, by the version that it was found in comparing with and the later one. */
function wordsOf({ kind, place, former, page, gone }: Difference, before: JsonObject, after: JsonObject): ChangeWords {
  const renamed = page ?? { place, former, from: textAt(before, former), to: textAt(after, place) };
  const words: Record<typeof kind, () => ChangeWords> = {
    changed: () =>
      /^\/routes\/\d+\/path$/.test(place) ? sayReaddressed(after, renamed) : sayChangedTo(before, former, after, place),
    added: () => sayAdded(after, place),
    deleted: () => {
      const { what } = sayChange(before, former, 'deleted');
      // What surrounds it may be called otherwise by now.
      const { part } = sayChange(after, memberPointer(place, pointerKeys(former).at(-1) ?? ''), 'deleted');
      return { part, what: gone ? sayGone(what, gone) : what };
    },
    renamed: () => sayChange(after, place, `renamed, before “${withinWords(pointerKeys(former).at(-1) ?? '')}”`),
    readdressed: () => sayReaddressed(after, renamed),
    owned: () => sayChange(after, place, 'is a block of this page alone now'),
    shared: () => ({
      ...sayChange(before, former, `is shared now, as ${inWords(String(valueAt(after, `${place}/block`)))}`),
      part: sayChange(after, place, '').part,
    }),
    reordered: () => sayChange(after, place, 'put in another order'),
    parted: () => sayParted(after, place),
  };
  return words[kind]();
}

function textAt(root: JsonObject, place: Pointer): string {
  return String(valueAt(root, place));
}
