import type { Day } from '../calendar/day';
import type { Json } from '../manifest/manifest';

/** What an item of a list knows of the entry that it was made of; one that was written knows nothing. */
export interface ItemMarks {
  /** The last day on which it shows, where it was taken because its day has not passed. */
  until?: Day;
  /** Whether the entry is a draft, which those alone see who edit the site. */
  draft?: true;
}

const kept = new WeakMap<readonly Json[], Map<number, ItemMarks>>();
const none: ReadonlyMap<number, ItemMarks> = new Map();

/** What the items of a list know of their entries, by position. */
export function marksOf(list: readonly Json[]): ReadonlyMap<number, ItemMarks> {
  return kept.get(list) ?? none;
}

/** Keeps what an item of a list knows of its entry. */
export function keepMarks(list: readonly Json[], position: number, marks: ItemMarks): void {
  const others = kept.get(list) ?? new Map<number, ItemMarks>();
  kept.set(list, others.set(position, marks));
}

/** The last day of a list: that on which the last of its items shows; none where it is empty or an item stays. */
export function lastDayOfAll(list: readonly Json[]): Day | undefined {
  const days = [...marksOf(list).values()].flatMap(({ until }) => until ?? []);
  return days.length === list.length ? days.sort().at(-1) : undefined;
}
