import { type Container, isContainer } from '../../manifest/identity';
import type { Json, JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys } from '../../manifest/pointer';
import { matchParts } from './match-parts';
import { type ChangeWords, sayChange } from './say-change';

/** One thing that differs between two versions of a site, which can be taken back by itself. */
export interface Change extends ChangeWords {
  kind: 'changed' | 'added' | 'deleted' | 'renamed' | 'reordered';
  /** Where it stands in the later version; of what was deleted, where that stands from which it was taken. */
  place: Pointer;
  /** Where it stood in the earlier version; of what was added, where that stood to which it was added. */
  former: Pointer;
}

/** What differs between two versions of a site, the pages first. The parts of both must be known as each other's. */
export function changesBetween(before: JsonObject, after: JsonObject): Change[] {
  const all = [...differences(before, after, '', '')];
  const isOfPage = ({ place }: Change): boolean => /^\/(routes|notFound)/.test(place);
  return [...all.filter(isOfPage), ...all.filter((change) => !isOfPage(change))];

  function* differences(one: Json, other: Json, former: Pointer, place: Pointer): Generator<Change> {
    if (one === other) return;
    if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) {
      yield told('changed', former, place);
      return;
    }
    const [were, are] = [Object.entries(one), Object.entries(other)];
    const matches = matchParts(one, other);
    if (Array.isArray(other) && isOutOfOrder(matches)) yield told('reordered', former, place);
    for (const [index, match] of matches.entries()) {
      const [name, value] = are[index] ?? ['', null];
      const member = memberPointer(place, name);
      const [formerName, formerValue] = (match === undefined ? undefined : were[match]) ?? [];
      if (formerName === undefined || formerValue === undefined) {
        yield told('added', former, member);
        continue;
      }
      const formerMember = memberPointer(former, formerName);
      if (!Array.isArray(other) && name !== formerName) yield told('renamed', formerMember, member);
      yield* differences(formerValue, value, formerMember, member);
    }
    yield* gone(one, matches, former, place);
  }

  function* gone(one: Container, matches: (number | undefined)[], former: Pointer, place: Pointer): Generator<Change> {
    for (const [index, name] of Object.keys(one).entries()) {
      if (!matches.includes(index)) yield told('deleted', memberPointer(former, name), place);
    }
  }

  function told(kind: Change['kind'], former: Pointer, place: Pointer): Change {
    const words = {
      changed: () => sayChange(after, place, 'changed'),
      added: () => sayChange(after, place, 'added'),
      deleted: () => sayChange(before, former, 'deleted'),
      renamed: () => sayChange(after, place, `renamed, before “${pointerKeys(former).at(-1)}”`),
      reordered: () => sayChange(after, place, 'put in another order'),
    };
    return { kind, place, former, ...words[kind]() };
  }
}

/** Whether some items of a list have changed places, by what each was before. */
function isOutOfOrder(matches: (number | undefined)[]): boolean {
  const known = matches.filter((match) => match !== undefined);
  return known.some((match, index) => index > 0 && match < (known[index - 1] ?? 0));
}
