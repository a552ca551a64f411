import { type Container, isContainer } from '../../manifest/identity';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { isOutOfOrder, matchParts } from '../../manifest/match-members';
import { isEqual } from '../../manifest/merge';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { pathsOnlyIn, withNamesOf } from './names';

/** One difference between two versions of a site, which can be taken back by itself. */
export interface Difference {
  kind: 'added' | 'removed' | 'reordered' | 'renamed' | 'changed';
  /** Its place in the later version; for a removed part, the place of the part around it. */
  place: Pointer;
  /** Its place in the earlier version; for an added part, the place of the part around it. */
  former: Pointer;
}

/** The differences between two versions, and the earlier one as it is compared. */
export interface Comparison {
  /** The earlier version, whose links and references are written with the paths and slugs of the later one. */
  base: JsonObject;
  /** The differences, those of pages first. */
  differences: Difference[];
}

/**
 * Compares two versions of a site, whose parts must have the same identities. What follows from a page that is new,
 * gone or has another path is no difference of its own: links to it, and the redirects from its paths.
 */
export function compareVersions(before: JsonObject, after: JsonObject, now: Date): Comparison {
  const base = withNamesOf(before, before, after, now);
  const [pathsBefore, pathsAfter] = [pathsOnlyIn(before, after, now), pathsOnlyIn(after, before, now)];
  const differences = [...between(base, after, '', '')];
  const isOfPage = ({ place }: Difference): boolean => /^\/(routes|notFound)/.test(place);
  return { base, differences: [...differences.filter(isOfPage), ...differences.filter((one) => !isOfPage(one))] };

  function* between(one: Json, other: Json, former: Pointer, place: Pointer): Generator<Difference> {
    if (one === other) return;
    const areAlike = isContainer(one) && isContainer(other) && Array.isArray(one) === Array.isArray(other);
    if (areAlike && !place.endsWith('/where') && !isOtherLink(one, other)) yield* within(one, other, former, place);
    // A link has not changed where only the path of its page has.
    else if (!isEqual(valueAt(before, former) ?? null, other)) yield { kind: 'changed', former, place };
  }

  function* within(one: Container, other: Container, former: Pointer, place: Pointer): Generator<Difference> {
    const [were, are, matches] = [Object.entries(one), Object.entries(other), matchParts(one, other)];
    if (Array.isArray(other) && isOutOfOrder(matches)) yield { kind: 'reordered', former, place };
    for (const [index, [name, value]] of are.entries()) {
      const [formerName, formerValue] = were[matches[index] ?? -1] ?? [];
      if (value === formerValue && (Array.isArray(other) || name === formerName)) continue;
      const member = memberPointer(place, name);
      if (formerName === undefined || formerValue === undefined) {
        yield* added(value, former, member);
        continue;
      }
      const formerMember = memberPointer(former, formerName);
      if (!Array.isArray(other) && name !== formerName) yield { kind: 'renamed', former: formerMember, place: member };
      yield* between(formerValue, value, formerMember, member);
    }
    const matched = new Set(matches);
    for (const [index, [name, value]] of were.entries()) {
      const isFollowing = place === '/redirects' && pathsAfter.has(String(valueAt(value, '/from')));
      if (!matched.has(index) && !isFollowing) yield { kind: 'removed', former: memberPointer(former, name), place };
    }
  }

  function* added(value: Json, former: Pointer, place: Pointer): Generator<Difference> {
    if (place === '/redirects' && Array.isArray(value) && value.length > 0) {
      for (const [index, redirect] of value.entries()) yield* added(redirect, former, `/redirects/${index}`);
    } else if (!place.startsWith('/redirects/') || !pathsBefore.has(String(valueAt(value, '/from')))) {
      yield { kind: 'added', former, place };
    }
  }
}

/** Tells whether a link differs in its words and its address, and in nothing else: one alone would mislead. */
function isOtherLink(was: Container, is: Container): boolean {
  if (!isObject(was) || !isObject(is)) return false;
  const { label, to, ...others } = was;
  const { label: words, to: target, ...own } = is;
  if ([label, to, words, target].some((one) => typeof one !== 'string')) return false;
  return label !== words && to !== target && isEqual(others, own);
}
