import type { Day } from './day';

/**
 * When something takes place, as site.json says it: the day for which it was announced, and what else there is to say.
 * Last day, times and note are those that hold now, also after it was moved to another day.
 */
export interface Occasion {
  date: Day;
  /** Its last day, where that is another than its first. */
  until?: Day;
  /** The times of day at which it starts, on its first day, and ends, on its last: `09:00`. */
  starts?: string;
  ends?: string;
  /** What keeps visitors from coming: it does not take place, or nobody else can take part. */
  state?: OccasionState;
  /** The day to which it was moved; the same day where only its times have changed. */
  movedTo?: Day;
  note?: string;
}

/** What keeps visitors from an occasion. */
export type OccasionState = 'cancelled' | 'sold-out';

/** Gives the first and the last day on which an occasion takes place as things stand. */
export function daysOf({ date, until, movedTo }: Pick<Occasion, 'date' | 'until' | 'movedTo'>): {
  first: Day;
  last: Day;
} {
  const first = movedTo ?? date;
  return { first, last: until ?? first };
}
