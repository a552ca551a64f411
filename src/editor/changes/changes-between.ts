import { type Container, isContainer } from '../../manifest/identity';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { inWords, withinWords } from '../in-words';
import type { DeletedPages } from './deleted-pages';
import { exchangedBlocks, isMadeShared } from './exchanged-blocks';
import { matchParts } from './match-parts';
import { movedPages, withPagesMoved } from './moved-pages';
import { withPagesParted } from './parted-pages';
import type { RenamedPage } from './renamed-pages';
import { type ChangeWords, sayAdded, sayChange, sayChangedTo, sayGone, sayParted, sayReaddressed } from './say-change';

/** One thing that differs between two versions of a site, which can be taken back by itself. */
export interface Change extends ChangeWords {
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

/** What differs between two versions of a site, the pages first. The parts of both must be known as each other's. */
export function changesBetween(before: JsonObject, after: JsonObject): Change[] {
  return comparisonOf(before, after).changes;
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
  changes: Change[];
}

/** Compares two versions of a site. */
export function comparisonOf(before: JsonObject, after: JsonObject): Comparison {
  const { root: earlier, parted } = withPagesParted(before, after);
  const alone = parted.map((page): Change => ({ kind: 'parted', ...page, ...sayParted(after, page.place) }));
  const plain = { earlier, base: earlier, changes: [...alone, ...differencesBetween(earlier, after)] };
  const pages = movedPages(earlier, after);
  const { renamed, deleted } = pages;
  if (renamed.length + deleted.length === 0) return plain;
  const base = withPagesMoved(earlier, after, pages);
  const moved = renamed.map((page): Change => {
    const { place, former } = page;
    return { kind: 'readdressed', place, former, page, ...sayReaddressed(after, page) };
  });
  const others = differencesBetween(base, after).map((change): Change => {
    const gone = change.kind === 'deleted' && deleted.find(({ former }) => former === change.former);
    return gone ? { ...change, gone, what: sayGone(change.what, gone) } : change;
  });
  const changes = pagesFirst([...alone, ...moved, ...others]);
  return changes.length > plain.changes.length ? plain : { earlier, base, changes };
}

function pagesFirst(changes: Change[]): Change[] {
  const isOfPage = ({ place }: Change): boolean => /^\/(routes|notFound)/.test(place);
  return [...changes.filter(isOfPage), ...changes.filter((change) => !isOfPage(change))];
}

function differencesBetween(before: JsonObject, after: JsonObject): Change[] {
  const all = [...differences(before, after, '', '')];
  const made = all.filter(({ kind }) => kind === 'shared').map(({ place }) => place);
  const isToldAlready = ({ kind, place }: Change): boolean => kind === 'added' && isMadeShared(after, place, made);
  return pagesFirst(all.filter((change) => !isToldAlready(change)));

  function* differences(one: Json, other: Json, former: Pointer, place: Pointer): Generator<Change> {
    if (one === other) return;
    if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) {
      yield told('changed', former, place);
      return;
    }
    if (isOtherLink(one, other)) {
      yield told('changed', former, place);
      return;
    }
    const [were, are] = [Object.entries(one), Object.entries(other)];
    const matches = matchParts(one, other);
    const exchanged = /^\/(routes\/\d+|notFound)\/blocks$/.test(place)
      ? exchangedBlocks(before, after, one, other, matches)
      : [];
    if (Array.isArray(other) && isOutOfOrder(matches)) yield told('reordered', former, place);
    for (const [index, match] of matches.entries()) {
      const [name, value] = are[index] ?? ['', null];
      const member = memberPointer(place, name);
      const exchange = exchanged.find((block) => block.index === index);
      if (exchange) {
        yield told(exchange.kind, memberPointer(former, exchange.former), member);
        continue;
      }
      const [formerName, formerValue] = (match === undefined ? undefined : were[match]) ?? [];
      if (formerName === undefined || formerValue === undefined) {
        yield told('added', former, member);
        continue;
      }
      const formerMember = memberPointer(former, formerName);
      if (!Array.isArray(other) && name !== formerName) yield told('renamed', formerMember, member);
      yield* differences(formerValue, value, formerMember, member);
    }
    yield* gone(one, [...matches, ...exchanged.map((block) => block.former)], former, place);
  }

  function* gone(one: Container, matches: (number | undefined)[], former: Pointer, place: Pointer): Generator<Change> {
    for (const [index, name] of Object.keys(one).entries()) {
      if (!matches.includes(index)) yield told('deleted', memberPointer(former, name), place);
    }
  }

  function told(kind: Exclude<Change['kind'], 'readdressed' | 'parted'>, former: Pointer, place: Pointer): Change {
    const words: Record<typeof kind, () => ChangeWords> = {
      changed: () =>
        /^\/routes\/\d+\/path$/.test(place)
          ? sayReaddressed(after, { place, former, from: textAt(before, former), to: textAt(after, place) })
          : sayChangedTo(before, former, after, place),
      added: () => sayAdded(after, place),
      // What surrounds it may be called otherwise by now.
      deleted: () => ({
        ...sayChange(before, former, 'deleted'),
        part: sayChange(after, memberPointer(place, pointerKeys(former).at(-1) ?? ''), 'deleted').part,
      }),
      renamed: () => sayChange(after, place, `renamed, before “${withinWords(pointerKeys(former).at(-1) ?? '')}”`),
      owned: () => sayChange(after, place, 'is a block of this page alone now'),
      shared: () => ({
        ...sayChange(before, former, `is shared now, as ${inWords(String(valueAt(after, `${place}/block`)))}`),
        part: sayChange(after, place, '').part,
      }),
      reordered: () => sayChange(after, place, 'put in another order'),
    };
    return { kind, place, former, ...words[kind]() };
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

function textAt(root: JsonObject, place: Pointer): string {
  return String(valueAt(root, place));
}

/** Whether some items of a list have changed places, by what each was before. */
function isOutOfOrder(matches: (number | undefined)[]): boolean {
  const known = matches.filter((match) => match !== undefined);
  return known.some((match, index) => index > 0 && match < (known[index - 1] ?? 0));
}
