import { eventFile, eventNames, eventsFile } from '../../addresses/calendar-file';
import type { Occasion } from '../../calendar/occasion';
import { describeTime } from '../../calendar/time-of-day';
import type { Composer, ReportFault } from '../../compose/composers';
import type { BlockOf } from '../../compose/page';

type Event = BlockOf<'events'>['items'][number];
type Details = NonNullable<BlockOf<'events'>['details']>;

/**
 * Says in one way what has changed about each event, writes its hours and its price, and names the calendar files of coming events
 * that a visitor can keep. Leaves out what is not drawn: the parts for events where there are none, the words for an
 * empty list where there will always be an event, and the words on buttons where no event that takes place leads
 * anywhere.
 */
export const composeEvents: Composer<'events'> = (
  { items: written, until, style, anchor },
  report,
  { language, path, needWords, writeMoney },
) => {
  const isPast = style === 'past';
  const items = written.map(withState).map((event) => (isPast ? withoutPrice(event) : event));
  const isAny = (holds: (occasion: Occasion) => boolean): boolean => items.some(({ date }) => holds(date));
  if (isAny(({ state }) => state === 'cancelled')) needWords('cancelled');
  if (isAny(({ state }) => state === 'sold-out')) needWords('soldOut');
  if (isAny(({ date, movedTo }) => movedTo !== undefined && movedTo !== date)) needWords('movedFrom');
  if (isAny(({ date, movedTo }) => movedTo === date)) needWords('newTime');
  if (items.some(({ attendees }) => attendees)) needWords('attendees');
  if (items.length === 0) return { style: undefined, text: undefined, action: undefined };
  const hours = hoursOf(items, language);
  const details = isPast ? hours : withPrices(items, withCalendars(items, hours), writeMoney, report);
  const calendarDetails = details.filter(({ calendar }) => calendar !== undefined);
  if (calendarDetails.length > 0) needWords('addToCalendar');
  if (calendarDetails.length > 1) needWords('addAllToCalendar');
  return {
    items,
    ...(details.length > 0 && { details }),
    ...(calendarDetails.length > 1 && { calendar: eventsFile(path, anchor) }),
    ...(!until && { empty: undefined }),
    ...(!items.some(({ to, date }) => to && date.state === undefined) && { action: undefined }),
  };
};

/** Gives an event whose day says that it is cancelled, however that is written. */
function withState({ cancelled, ...event }: Event): Event {
  return cancelled ? { ...event, date: { ...event.date, state: 'cancelled' } } : event;
}

/** Gives an event without its price: what is over can no longer be paid for. */
function withoutPrice({ price: _, ...event }: Event): Event {
  return event;
}

/** Writes the hours of events that say none in words of their own. */
function hoursOf(items: readonly Event[], language: string): Details {
  return items.flatMap(({ time, date: { starts, ends } }, item) => {
    if (time !== undefined || starts === undefined) return [];
    const ending = ends !== undefined && { ends: describeTime(ends, language) };
    return [{ item, starts: describeTime(starts, language), ...ending }];
  });
}

/** Adds the calendar file of each event that takes place. */
function withCalendars(items: readonly Event[], hours: Details): Details {
  const names = eventNames(items.map(({ date: { date }, title }) => ({ date, title })));
  return items.flatMap(({ date }, item) => {
    const own = hours.find((one) => one.item === item);
    const name = names[item] ?? '';
    if (date.state === 'cancelled') return own ?? [];
    return [{ item, ...own, calendar: eventFile(name) }];
  });
}

/** Adds the price in words of each event that has one. */
function withPrices(
  items: readonly Event[],
  details: Details,
  writeMoney: (amount: number) => string | undefined,
  report: ReportFault,
): Details {
  return items.flatMap(({ price: amount }, item) => {
    const own = details.find((one) => one.item === item);
    if (amount === undefined) return own ?? [];
    const price = writeMoney(amount);
    if (price === undefined)
      report(
        `/items/${item}/price`,
        'An amount of money needs a currency. Write it as "currency" of the site itself: KES.',
      );
    return price === undefined ? (own ?? []) : [{ item, ...own, price }];
  });
}
