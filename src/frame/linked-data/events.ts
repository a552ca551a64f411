import type { Event } from 'schema-dts';
import { daysOf, type Occasion } from '../../calendar/occasion';
import { stampOf } from '../../calendar/time-of-day';
import type { BlockOf, Page } from '../../compose/page';
import { plainCopy } from '../../compose/parse-copy';
import { addressOnWeb, pageUrl } from '../page-url';
import { businessId } from './describe-business';
import type { LinkedSite } from './linked-data';

type EventItem = BlockOf<'events'>['items'][number];

/** Describes the events of a page that are not past, each once. */
export function eventsOf(linked: LinkedSite, { blocks }: Page): Event[] {
  const items = blocks.flatMap((block) => (block.type === 'events' && block.style !== 'past' ? block.items : []));
  const eventsByKey = new Map(items.map((item) => [`${item.date.date} ${item.date.starts} ${item.title}`, item]));
  return [...eventsByKey.values()].map((item) => describeEvent(linked, item));
}

function describeEvent({ site }: LinkedSite, item: EventItem): Event {
  const { title, text, image, date, location, to } = item;
  return {
    '@type': 'Event',
    name: title,
    ...describeDays(date, site.timeZone),
    ...(text && { description: plainCopy(text) }),
    ...(location && { location: { '@type': 'Place', name: location, address: location } }),
    ...(typeof image === 'object' && { image: addressOnWeb(site, image.src) }),
    ...(to && { url: addressOnWeb(site, to.href) }),
    ...describeOffer(site, item),
    organizer: { '@id': businessId(pageUrl(site, '/')) },
  };
}

/** Describes what an event costs, and that nothing is left of it; empty where nothing is said of either. */
function describeOffer(
  site: LinkedSite['site'],
  { price, date, to }: EventItem,
): Pick<Exclude<Event, string>, 'offers'> {
  const isSoldOut = date.state === 'sold-out';
  if (price === undefined && !isSoldOut) return {};
  const { currency } = site.locale;
  return {
    offers: {
      '@type': 'Offer',
      ...(price !== undefined && { price, ...(currency !== undefined && { priceCurrency: currency }) }),
      ...(isSoldOut && { availability: 'https://schema.org/SoldOut' as const }),
      ...(to && { url: addressOnWeb(site, to.href) }),
    },
  };
}

type Days = Pick<Exclude<Event, string>, 'startDate' | 'endDate' | 'previousStartDate' | 'eventStatus'>;

/** Describes the days of an event with the offset of its clocks, and what has changed about them. */
function describeDays(occasion: Occasion, timeZone: string | undefined): Days {
  const { date, starts, ends, state, movedTo } = occasion;
  const { first, last } = daysOf(occasion);
  const at = (day: string, time: string | undefined): string =>
    time === undefined ? day : stampOf(day, time, timeZone);
  return {
    startDate: at(first, starts),
    ...((last !== first || ends !== undefined) && { endDate: at(last, ends) }),
    ...(movedTo !== undefined && {
      previousStartDate: date,
      eventStatus: 'https://schema.org/EventRescheduled' as const,
    }),
    ...(state === 'cancelled' && { eventStatus: 'https://schema.org/EventCancelled' as const }),
  };
}
