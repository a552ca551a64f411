import { eventFile, eventNames, eventsFile } from '../addresses/calendar-file';
import { dayNamed } from '../calendar/day';
import { daysOf, type Occasion } from '../calendar/occasion';
import { momentAt } from '../calendar/time-of-day';
import type { BlockOf } from '../compose/page';
import { plainCopy } from '../compose/parse-copy';
import type { Site } from '../compose/site';
import { composeWords } from '../compose/words';
import type { NotedPage } from './noted-page';
import { addressOnWeb, pageUrl } from './page-url';

type Event = BlockOf<'events'>['items'][number];

/** A page with what it announces. */
type AnnouncingPage = Pick<NotedPage['page'], 'path' | 'title' | 'blocks'>;

/** An event of a page, with its name for good. */
interface NamedEvent {
  name: string;
  event: Event;
  page: AnnouncingPage;
}

/**
 * Writes the calendar files (RFC 5545) of the events on pages, by their paths within the base: one for each event, and
 * one for all events of a list. An event on several pages is written as the first of them has it.
 */
export function calendarFiles(site: Site, pages: readonly AnnouncingPage[]): [path: string, text: string][] {
  const lists = new Map<string, { title: string; events: NamedEvent[] }>();
  const single = new Map<string, NamedEvent>();
  for (const page of pages) {
    for (const block of page.blocks) {
      if (block.type !== 'events' || block.style === 'past') continue;
      const names = eventNames(block.items.map(({ date: { date }, title }) => ({ date, title })));
      const events = block.items.map((event, index) => ({ name: names[index] ?? '', event, page }));
      for (const one of events) if (!single.has(one.name)) single.set(one.name, one);
      if (block.calendar === undefined) continue;
      const path = eventsFile(page.path, block.anchor);
      const { title, events: others } = lists.get(path) ?? { title: block.heading ?? page.title, events: [] };
      lists.set(path, { title, events: [...others, ...events] });
    }
  }
  return [
    ...[...single.values()].map((one): [string, string] => [eventFile(one.name), calendar(site, [one])]),
    ...[...lists].map(([path, { title, events }]): [string, string] => {
      const each = new Map(events.map((one) => [one.name, one]));
      return [path, calendar(site, [...each.values()], title)];
    }),
  ];
}

function calendar(site: Site, events: readonly NamedEvent[], title?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pagewright//Events//EN',
    // The name of its own standard (RFC 7986), and the one that calendars read.
    ...(title === undefined ? [] : [`NAME:${escaped(title)}`, `X-WR-CALNAME:${escaped(title)}`]),
    ...events.flatMap((one) => entry(site, one)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function entry(site: Site, { name, event, page }: NamedEvent): string[] {
  const { title, text, location, date, to } = event;
  const address = to && /^(\/|https?:)/.test(to.href) ? addressOnWeb(site, to.href) : pageUrl(site, page.path);
  const words = [
    ...(date.state === 'sold-out' ? [composeWords(site).soldOut] : []),
    ...(date.note === undefined ? [] : [date.note]),
    ...(text ? [plainCopy(text)] : []),
  ];
  return [
    'BEGIN:VEVENT',
    `UID:${name}@${new URL(site.manifest.site.url).hostname}`,
    // When it was written nobody knows; the number of its changes says which of two is the later one.
    'DTSTAMP:20000101T000000Z',
    `SEQUENCE:${Number(date.movedTo !== undefined) + 2 * Number(date.state === 'cancelled')}`,
    `STATUS:${date.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(title)}`,
    ...times(date, site.timeZone),
    ...(location === undefined ? [] : [`LOCATION:${escaped(location)}`]),
    ...(words.length === 0 ? [] : [`DESCRIPTION:${escaped(words.join('\n\n'))}`]),
    `URL:${address}`,
    'END:VEVENT',
  ];
}

/**
 * Writes the beginning and the end of an event: whole days where it has no times. The end itself is excluded, as the
 * format asks.
 */
function times(occasion: Occasion, timeZone: string | undefined): string[] {
  const { starts, ends } = occasion;
  const { first, last } = daysOf(occasion);
  if (starts === undefined) {
    const after = dayNamed('+1d', last);
    return [`DTSTART;VALUE=DATE:${compact(first)}`, `DTEND;VALUE=DATE:${compact(after)}`];
  }
  const start = `DTSTART:${moment(first, starts, timeZone)}`;
  if (ends !== undefined) return [start, `DTEND:${moment(last, ends, timeZone)}`];
  return first === last ? [start] : [start, `DTEND:${moment(dayNamed('+1d', last), '00:00', timeZone)}`];
}

/** Writes a moment in UTC; without a time zone of the site, as a time that holds wherever somebody is. */
function moment(day: string, time: string, timeZone: string | undefined): string {
  if (timeZone === undefined) return `${compact(day)}T${time.replace(':', '')}00`;
  return momentAt(day, time, timeZone)
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, '');
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

/** Folds a line so that none has more than 75 octets; each further one begins with a blank. */
function folded(line: string): string {
  const lines: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const { length } = Buffer.from(character);
    if (octets + length > 75) {
      lines.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += length;
  }
  return [...lines, part].join('\r\n');
}
