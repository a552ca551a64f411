import { type Container, isContainer } from '../../manifest/identity';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import type { DeletedPages } from './deleted-pages';
import { exchangedBlocks, isMadeShared } from './exchanged-blocks';
import { matchParts } from './match-parts';
import { movedPages, withPagesMoved } from './moved-pages';
import { withPagesParted } from './parted-pages';
import type { RenamedPage } from './renamed-pages';

/** One thing that differs between two versions of a site. */
export interface Difference {
  kind: 'changed' | 'added' | 'deleted' | 'renamed' | 'reordered' | 'readdressed' | 'owned' | 'shared' | 'parted';
  /** Where it stands in the later version; of what was deleted, where that stands from which it was taken. */
  place: Pointer;
  /**
   * Where it stood in the earlier version, with the pages in it that stand by themselves only since then; of what was
   * added, where that stood to which it was added.
   */
  former: Pointer;
  /** Of a page with another address, both addresses. */
  page?: RenamedPage;
  /** Of a page or entry that is deleted, the pages that are gone with it. */
  gone?: DeletedPages;
}

/** What differs between two versions, and what they are compared by. */
export interface Comparison {
  /** The earlier version, with the pages in it that stand by themselves only since then. */
  earlier: JsonObject;
  /**
   * What all but the pages with another address are compared with: that version with what follows from those and from
   * pages that are deleted, such as links and old addresses, unless less differs from it as it is.
   */
  base: JsonObject;
  /** What differs, the pages first. */
  differences: Difference[];
}

/** Compares two versions of a site. The parts of both must be known as each other's. */
export function comparisonOf(before: JsonObject, after: JsonObject): Comparison {
  const { root: earlier, parted } = withPagesParted(before, after);
  const alone = parted.map((page): Difference => ({ kind: 'parted', ...page }));
  const plain = { earlier, base: earlier, differences: [...alone, ...differencesBetween(earlier, after)] };
  const pages = movedPages(earlier, after);
  const { renamed, deleted } = pages;
  if (renamed.length + deleted.length === 0) return plain;
  const base = withPagesMoved(earlier, after, pages);
  const moved = renamed.map((page): Difference => {
    const { place, former } = page;
    return { kind: 'readdressed', place, former, page };
  });
  const others = differencesBetween(base, after).map((difference): Difference => {
    const gone = difference.kind === 'deleted' && deleted.find(({ former }) => former === difference.former);
    return gone ? { ...difference, gone } : difference;
  });
  const differences = pagesFirst([...alone, ...moved, ...others]);
  return differences.length > plain.differences.length ? plain : { earlier, base, differences };
}

function pagesFirst(differences: Difference[]): Difference[] {
  const isOfPage = ({ place }: Difference): boolean => /^\/(routes|notFound)/.test(place);
  return [...differences.filter(isOfPage), ...differences.filter((one) => !isOfPage(one))];
}

function differencesBetween(before: JsonObject, after: JsonObject): Difference[] {
  const all = [...differences(before, after, '', '')];
  const made = all.filter(({ kind }) => kind === 'shared').map(({ place }) => place);
  const isToldAlready = ({ kind, place }: Difference): boolean => kind === 'added' && isMadeShared(after, place, made);
  return pagesFirst(all.filter((difference) => !isToldAlready(difference)));

  function* differences(one: Json, other: Json, former: Pointer, place: Pointer): Generator<Difference> {
    if (one === other) return;
    if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) {
      yield { kind: 'changed', former, place };
      return;
    }
    if (isOtherLink(one, other)) {
      yield { kind: 'changed', former, place };
      return;
    }
    const [were, are] = [Object.entries(one), Object.entries(other)];
    const matches = matchParts(one, other);
    const exchanged = /^\/(routes\/\d+|notFound)\/blocks$/.test(place)
      ? exchangedBlocks(before, after, one, other, matches)
      : [];
    if (Array.isArray(other) && isOutOfOrder(matches)) yield { kind: 'reordered', former, place };
    for (const [index, match] of matches.entries()) {
      const [name, value] = are[index] ?? ['', null];
      const member = memberPointer(place, name);
      const exchange = exchanged.find((block) => block.index === index);
      if (exchange) {
        yield { kind: exchange.kind, former: memberPointer(former, exchange.former), place: member };
        continue;
      }
      const [formerName, formerValue] = (match === undefined ? undefined : were[match]) ?? [];
      if (formerName === undefined || formerValue === undefined) {
        yield { kind: 'added', former, place: member };
        continue;
      }
      const formerMember = memberPointer(former, formerName);
      if (!Array.isArray(other) && name !== formerName) yield { kind: 'renamed', former: formerMember, place: member };
      yield* differences(formerValue, value, formerMember, member);
    }
    yield* gone(one, [...matches, ...exchanged.map((block) => block.former)], former, place);
  }

  function* gone(
    one: Container,
    matches: (number | undefined)[],
    former: Pointer,
    place: Pointer,
  ): Generator<Difference> {
    for (const [index, name] of Object.keys(one).entries()) {
      if (!matches.includes(index)) yield { kind: 'deleted', former: memberPointer(former, name), place };
    }
  }
}

/** Whether a link has other words and leads elsewhere, and nothing else of it differs: one without the other misleads. */
function isOtherLink(was: Container, is: Container): boolean {
  if (!isObject(was) || !isObject(is)) return false;
  const { label, to, ...others } = was;
  const { label: words, to: target, ...own } = is;
  if ([label, to, words, target].some((one) => typeof one !== 'string')) return false;
  return label !== words && to !== target && isEqual(others, own);
}

/** Whether some items of a list have changed places, by what each was before. */
function isOutOfOrder(matches: (number | undefined)[]): boolean {
  const known = matches.filter((match) => match !== undefined);
  return known.some((match, index) => index > 0 && match < (known[index - 1] ?? 0));
}
