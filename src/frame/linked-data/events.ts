import type { Event } from 'schema-dts';
import type { BlockOf, Page } from '../../compose/page';
import { plainCopy } from '../../compose/parse-copy';
import { addressOnWeb, pageUrl } from '../page-url';
import { businessId } from './describe-business';
import type { LinkedSite } from './linked-data';

/** Describes the events of a page that are not past, each once. */
export function eventsOf(linked: LinkedSite, { blocks }: Page): Event[] {
  const items = blocks.flatMap((block) => (block.type === 'events' && block.style !== 'past' ? block.items : []));
  const eventsByKey = new Map(items.map((item) => [`${item.date} ${item.title}`, item]));
  return [...eventsByKey.values()].map((item) => describeEvent(linked, item));
}

function describeEvent({ site }: LinkedSite, item: BlockOf<'events'>['items'][number]): Event {
  const { title, text, image, date, location, to, cancelled } = item;
  return {
    '@type': 'Event',
    name: title,
    startDate: date,
    ...(cancelled && { eventStatus: 'https://schema.org/EventCancelled' as const }),
    ...(text && { description: plainCopy(text) }),
    ...(location && { location: { '@type': 'Place', name: location, address: location } }),
    ...(typeof image === 'object' && { image: addressOnWeb(site, image.src) }),
    ...(to && { url: addressOnWeb(site, to.href) }),
    organizer: { '@id': businessId(pageUrl(site, '/')) },
  };
}
