import { describeTime } from '../calendar/time-of-day';
import type { PlacedEntry } from '../manifest/collections';
import { isObject, type Json, type JsonObject, ownMember } from '../manifest/manifest';
import { hasNames } from '../manifest/placeholder';
import { memberPointer, type Pointer } from '../manifest/pointer';
import { isListOfDays, readOccasion } from './occasion';
import { sayChange } from './say-occasion';
import type { Sayings } from './sayings';
import { entryPlace, type Scope } from './scope';

/**
 * An entry that a selection takes; with a day, where the selection takes each day of its entries. Conditions and order
 * then read the day first, the entry after it.
 */
export interface TakenEntry extends PlacedEntry {
  day?: DayOfEntry;
}

/** A day of an entry, as it is written and where, and the entry. */
interface DayOfEntry {
  written: Json;
  pointer: Pointer;
  of: PlacedEntry;
}

/** The names of what a day says, in the place of fields of its entry. */
export const namesOfDay: ReadonlySet<string> = new Set([
  ...['date', 'until', 'starts', 'ends', 'time'],
  ...['state', 'movedTo', 'note'],
]);

/** Gives each day of some entries that a field of theirs lists. */
export function daysOfEntries(entries: readonly PlacedEntry[], field: string): TakenEntry[] {
  return entries.flatMap((of) => {
    const days = ownMember(of.entry, field);
    if (!isListOfDays(days)) return [];
    const others = Object.entries(of.entry).filter(([name]) => !namesOfDay.has(name));
    return days.map((written, index): TakenEntry => {
      // A text with a value in it is sorted by the filled-in text.
      const date = hasNames(String(written)) ? { date: written } : written;
      const occasion = isObject(written) ? { ...written, date } : { date };
      const pointer = memberPointer(memberPointer(of.pointer, field), index);
      return { ...of, entry: { ...Object.fromEntries(others), ...occasion }, day: { written, pointer, of } };
    });
  });
}

/**
 * Gives the scope of an item that is made of an entry: the entry; or the day, with the entry as the scope around it.
 */
export function scopeOf({ day, ...taken }: TakenEntry, item: Pointer, outer: Scope | undefined, site: Sayings): Scope {
  const place = entryPlace(item);
  if (!day) return { ...taken, item: place, outer };
  const { written, pointer, of } = day;
  const around: Scope = { ...of, item: entryPlace(place), outer };
  return { ...of, entry: saidOfDay(written, site), pointer, item: place, names: namesOfDay, outer: around };
}

/**
 * Gives the fields of a day for placeholders: its own members, its times in words, and what has changed about it in
 * words.
 */
function saidOfDay(written: Json, { locale }: Sayings): JsonObject {
  const occasion = readOccasion(written);
  if (!occasion) return {};
  const { starts, ends, until, movedTo, note } = occasion;
  const time = [starts ?? [], ends ?? []].flat().map((one) => describeTime(one, locale.language));
  const state = sayChange(occasion, locale);
  return {
    date: written,
    ...(until !== undefined && { until }),
    ...(starts !== undefined && { starts }),
    ...(ends !== undefined && { ends }),
    ...(time.length > 0 && { time: time.join(' – ') }),
    ...(state !== undefined && { state }),
    ...(note !== undefined && { note }),
    ...(movedTo !== undefined && { movedTo }),
  };
}
