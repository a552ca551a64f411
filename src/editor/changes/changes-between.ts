import type { JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { inWords, withinWords } from '../in-words';
import { comparisonOf, type Difference } from './comparison';
import { type ChangeWords, sayAdded, sayChange, sayChangedTo, sayGone, sayParted, sayReaddressed } from './say-change';

/** One thing that differs between two versions of a site in words, which can be taken back by itself. */
export interface Change extends Difference, ChangeWords {}

/** What differs between two versions of a site, the pages first. The parts of both must be known as each other's. */
export function changesBetween(before: JsonObject, after: JsonObject, now: Date): Change[] {
  const { base, differences } = comparisonOf(before, after);
  return differences.map((difference) => ({ ...difference, ...wordsOf(difference, base, after, now) }));
}

/** A difference in words, by the version that it was found in comparing with and the later one. */
function wordsOf(
  { kind, place, former, page, gone }: Difference,
  before: JsonObject,
  after: JsonObject,
  now: Date,
): ChangeWords {
  const renamed = page ?? { place, former, from: textAt(before, former), to: textAt(after, place) };
  const words: Record<typeof kind, () => ChangeWords> = {
    changed: () =>
      /^\/routes\/\d+\/path$/.test(place)
        ? sayReaddressed(after, now, renamed)
        : sayChangedTo(before, former, after, place, now),
    added: () => sayAdded(after, now, place),
    deleted: () => {
      const { what } = sayChange(before, now, former, 'deleted');
      // What surrounds it may be called otherwise by now.
      const { part } = sayChange(after, now, memberPointer(place, pointerKeys(former).at(-1) ?? ''), 'deleted');
      return { part, what: gone ? sayGone(what, gone) : what };
    },
    renamed: () => sayChange(after, now, place, `renamed, before “${withinWords(pointerKeys(former).at(-1) ?? '')}”`),
    readdressed: () => sayReaddressed(after, now, renamed),
    owned: () => sayChange(after, now, place, 'is a block of this page alone now'),
    shared: () => ({
      ...sayChange(before, now, former, `is shared now, as ${inWords(String(valueAt(after, `${place}/block`)))}`),
      part: sayChange(after, now, place, '').part,
    }),
    reordered: () => sayChange(after, now, place, 'put in another order'),
    parted: () => sayParted(after, now, place),
  };
  return words[kind]();
}

function textAt(root: JsonObject, place: Pointer): string {
  return String(valueAt(root, place));
}
