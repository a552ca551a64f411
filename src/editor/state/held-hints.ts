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

/** The hints of a version of the site that hold in a later one, each where it stands there: what they speak of says the same. */
export function heldHints({ root: before, found }: CheckedSite, after: JsonObject): Finding[] {
  const placeNow = (place: Pointer): Pointer | undefined => {
    const now = followPointer(before, after, place);
    return now !== undefined && isEqual(valueAt(before, place), valueAt(after, now)) ? now : undefined;
  };
  return found.flatMap((finding) => {
    const { severity, pointer, related } = finding;
    const now = severity === 'error' ? undefined : placeNow(pointer);
    if (now === undefined) return [];
    if (!related) return [{ ...finding, pointer: now }];
    const places = related.flatMap((one) => {
      const place = placeNow(one.pointer);
      return place === undefined ? [] : [{ ...one, pointer: place }];
    });
    return places.length === related.length ? [{ ...finding, pointer: now, related: places }] : [];
  });
}
