import { composeFeeds } from '../../compose/feeds';
import type { FeedItem } from '../../compose/page';
import type { PageRule } from '../rule';

export const feedItemIsWhole: PageRule = {
  id: 'feed-item-is-whole',
  what: 'Each item of a feed has a date of the calendar, leads to a page, and differs from the others by its day or its link.',
  severity: 'error',
  scope: 'page',
  why: 'Feed readers put items in the order of their dates, show nothing where one cannot be read, and take two items of the same day and link for one.',
  wrong: '"news": [{ "title": "A new bus", "date": "12 March", "path": "/news/bus" }]',
  right: '"news": [{ "title": "A new bus", "date": "2027-03-12", "path": "/news/bus" }]',
  check({ page, facts, report }) {
    if (page !== facts.shell) return;
    for (const [index, { items }] of composeFeeds(facts.site).entries()) {
      const seen = new Set<string>();
      for (const [position, item] of items.entries()) {
        const pointer = `/feeds/${index}/${position}`;
        // The schema says what is missing.
        if (!isFilledIn(item)) continue;
        const { date, to } = item;
        if (!/^(\/|https?:)/.test(to.href))
          report(`${pointer}/to`, 'An item of a feed leads to a page: /news/bus, or an address with https.');
        if (!isMoment(date)) {
          report(`${pointer}/date`, `"${date}" is no date that feed readers know. ${hint(date)}`);
          continue;
        }
        const name = nameOf(item);
        if (seen.has(name)) report(`${pointer}/to`, twinMessage);
        seen.add(name);
      }
    }
  },
};

const twinMessage =
  'Another item of this feed has the same day and leads to the same place, so feed readers take the two for one. Give one of them another link or another day.';

function isFilledIn({ date, to }: FeedItem): boolean {
  return typeof date === 'string' && date !== '' && typeof to?.href === 'string';
}

/** Gives the name by which the engine tells the items of a feed apart. */
function nameOf({ date, to }: FeedItem): string {
  return `${date.slice(0, 10)} ${to.href}`;
}

/** Tells whether a text is a day of the calendar, or a moment of one. */
function isMoment(date: string): boolean {
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?)?$/.test(date)) return false;
  const day = date.slice(0, 10);
  return !Number.isNaN(Date.parse(date)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

function hint(date: string): string {
  return /^\d{4}-\d\d-\d\d/.test(date)
    ? 'There is no such day or hour.'
    : 'Write the year, the month and the day: 2027-03-14.';
}
