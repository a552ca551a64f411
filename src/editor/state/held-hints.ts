import type { Finding } from '../../checks/problem';
import { followPointer } from '../../manifest/follow-pointer';
import type { JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import { type Pointer, valueAt } from '../../manifest/pointer';

/** What a check found in a version of the site. */
export interface CheckedSite {
  root: JsonObject;
  found: Finding[];
}

/** Whether the rules have looked at a site: they do not while something in it is of no kind that they know. */
export function isWhole({ found }: CheckedSite): boolean {
  return found.every(({ rule }) => rule !== 'schema' && rule !== 'json');
}

/**
 * The hints of a version of the site that hold in a later one, each where it stands there: what they speak of says the
 * same, and the check of that one, which found `now`, does not say it anew.
 */
export function heldHints({ root: before, found }: CheckedSite, after: JsonObject, now: readonly Finding[]): Finding[] {
  const known = new Set(now.map(keyOf));
  const placeNow = (former: Pointer): Pointer | undefined => {
    const place = followPointer(before, after, former);
    return place !== undefined && isEqual(valueAt(before, former), valueAt(after, place)) ? place : undefined;
  };
  const held = found.flatMap((finding) => {
    const { severity, pointer, related } = finding;
    const place = severity === 'error' ? undefined : placeNow(pointer);
    if (place === undefined) return [];
    if (!related) return [{ ...finding, pointer: place }];
    const places = related.flatMap((one) => {
      const other = placeNow(one.pointer);
      return other === undefined ? [] : [{ ...one, pointer: other }];
    });
    return places.length === related.length ? [{ ...finding, pointer: place, related: places }] : [];
  });
  return held.filter((finding) => !known.has(keyOf(finding)));
}

function keyOf({ rule, pointer, message }: Finding): string {
  return JSON.stringify([rule, pointer, message]);
}
