import type { Finding } from '../../checks/problem';
import type { Assets } from '../../compose/assets';
import { followPointer } from '../../manifest/follow-pointer';
import type { JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import { type Pointer, valueAt } from '../../manifest/pointer';

/** What a check found in a version of the site. */
export interface CheckedSite {
  root: JsonObject;
  found: Finding[];
}

/** What of earlier checks the latest, which found `now`, has not looked at: rules wait while something is wrong. */
export function notLookedAt(earlier: readonly CheckedSite[], now: readonly Finding[]): CheckedSite[] {
  const [stopsAll, stopsWaiting] = [
    now.some(({ stops }) => stops === 'all'),
    now.some(({ severity, stops }) => severity === 'error' || stops !== undefined),
  ];
  const isWaiting = ({ stops, waits }: Finding): boolean =>
    stops !== 'all' && (stopsAll || (stopsWaiting && waits === true));
  return earlier.flatMap(({ root, found }) => {
    const left = found.filter(isWaiting);
    return left.length === 0 ? [] : [{ root, found: left }];
  });
}

/**
 * What was found in a version of the site and holds in a later one, each where it stands there: what it speaks of is
 * there and says the same, and the check of that one, which found `now`, does not say it anew.
 */
export function heldFindings(
  { root: before, found }: CheckedSite,
  after: JsonObject,
  now: readonly Finding[],
  { pictures, files }: Pick<Assets, 'pictures' | 'files'>,
): Finding[] {
  const known = new Set(now.map(keyOf));
  const held = found.flatMap((finding) => {
    const { pointer, related, upload } = finding;
    const place = placeNow(pointer);
    const isThere = upload === undefined || Object.hasOwn(pictures, upload) || Object.hasOwn(files, upload);
    if (place === undefined || !isThere) return [];
    if (!related) return [{ ...finding, pointer: place }];
    const places = related.flatMap((one) => {
      const other = placeNow(one.pointer);
      return other === undefined ? [] : [{ ...one, pointer: other }];
    });
    return places.length === related.length ? [{ ...finding, pointer: place, related: places }] : [];
  });
  return held.filter((finding) => !known.has(keyOf(finding)));

  function placeNow(former: Pointer): Pointer | undefined {
    const place = followPointer(before, after, former);
    // What is said of the whole file is said of no value in it.
    const isSame = place === '' || (place !== undefined && isEqual(valueAt(before, former), valueAt(after, place)));
    return isSame ? place : undefined;
  }
}

function keyOf({ rule, pointer, message }: Finding): string {
  return JSON.stringify([rule, pointer, message]);
}
