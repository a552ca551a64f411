import { expect, test } from 'vitest';
import { calendarFiles } from '../../src/frame/calendar-files';
import type { AuthoredBlock, Json, Manifest } from '../../src/manifest/manifest';
import { siteOf } from '../compose/site-of';
import { composePages } from '../composed-pages';

const bakery = siteOf().manifest.site;
const route = { title: 'Fairs', description: 'All of them.' };

/** The calendar files of a site in Nairobi with these blocks on one page, and what else is changed. */
function files(
  blocks: object[],
  site: Partial<Manifest['site']> = { timeZone: 'Africa/Nairobi' },
): Map<string, string> {
  const routes = [{ ...route, path: '/fairs', blocks: blocks as AuthoredBlock[] }];
  const parts = siteOf({ site: { ...bakery, ...site }, routes });
  const pages = composePages(parts).map(({ page }) => page);
  return new Map(calendarFiles(parts, pages));
}

function events(...items: Json[]): object {
  return { type: 'events', heading: 'Coming', items };
}

/** The lines of the only event of a file, unfolded, by the names of their properties. */
function entryIn(text = ''): Record<string, string> {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const own = lines.slice(lines.indexOf('BEGIN:VEVENT') + 1, lines.indexOf('END:VEVENT'));
  return Object.fromEntries(own.map((line) => [line.replace(/[:;].*/s, ''), line.replace(/^[A-Z-]+/, '')]));
}

function only(item: Json, site?: Partial<Manifest['site']>): Record<string, string> {
  const [[, text] = []] = [...files([events(item)], site)];
  return entryIn(text);
}

test('an event is a file of its own, and those of a list are one', () => {
  const fair = { date: '2031-06-06', until: '2031-06-08', starts: '10:00', ends: '16:30', note: 'By the mill.' };
  const written = files([
    events(
      { title: 'Fair', date: fair, location: 'Kilifi, Kenya; the mill', text: '**Bread**\n\nand cake.', to: '/fairs' },
      { title: 'Open oven', date: '2031-06-07', cancelled: true },
      { title: 'Tour', date: '2031-06-08' },
    ),
  ]);
  const [[path, fairFile] = [], [otherPath] = [], , [listPath, list] = []] = [...written];
  expect(path).toMatch(/^_calendar\/_2031-06-06-[a-z0-9]+\.ics$/);
  expect(otherPath).toMatch(/^_calendar\/_2031-06-07-[a-z0-9]+\.ics$/);
  expect(listPath).toBe('_calendar/fairs.ics');
  expect(fairFile?.replaceAll('\r\n', '\n')).toMatchInlineSnapshot(`
    "BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//Pagewright//Events//EN
    BEGIN:VEVENT
    UID:2031-06-06-oi03kt3a51pv@bakery.test
    DTSTAMP:20000101T000000Z
    SEQUENCE:0
    STATUS:CONFIRMED
    SUMMARY:Fair
    DTSTART:20310606T070000Z
    DTEND:20310608T133000Z
    LOCATION:Kilifi\\, Kenya\\; the mill
    DESCRIPTION:By the mill.\\n\\nBread\\n\\nand cake.
    URL:https://bakery.test/fairs
    END:VEVENT
    END:VCALENDAR
    "
  `);
  expect(list?.replaceAll('\r\n', '\n').slice(0, 140)).toMatchInlineSnapshot(`
    "BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//Pagewright//Events//EN
    NAME:Coming
    X-WR-CALNAME:Coming
    BEGIN:VEVENT
    UID:2031-06-06-oi03kt3a51pv@bakery"
  `);
  expect(list?.match(/BEGIN:VEVENT/g)).toHaveLength(3);
});

test('every line ends as the standard wants it, and none is longer than 75 octets', () => {
  const title =
    'Ein Fest mit Umlauten: äöüÄÖÜ, und 🥖🥖🥖🥖🥖🥖🥖🥖 für alle, die früh aufstehen und lange bleiben wollen';
  const [[, text = ''] = []] = [...files([events({ title, date: '2031-06-06' })])];
  const lines = text.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toContain('�');
  expect(entryIn(text).SUMMARY).toBe(`:${title.replaceAll(',', '\\,')}`);
});

test('a day without times is all of it, and its end is the day after its last', () => {
  expect(only({ title: 'Fair', date: '2031-12-31' })).toMatchObject({
    DTSTART: ';VALUE=DATE:20311231',
    DTEND: ';VALUE=DATE:20320101',
  });
  const several = { title: 'Fair', date: { date: '2031-06-06', until: '2031-06-10' } };
  expect(only(several)).toMatchObject({ DTSTART: ';VALUE=DATE:20310606', DTEND: ';VALUE=DATE:20310611' });
});

test('times are those of the clocks of the site, summer or winter; without a zone, of whoever reads', () => {
  const at = (date: string): Json => ({ title: 'Fair', date: { date, starts: '01:30', ends: '03:30' } });
  const berlin = { timeZone: 'Europe/Berlin' };
  expect(only(at('2031-01-06'), berlin)).toMatchObject({ DTSTART: ':20310106T003000Z', DTEND: ':20310106T023000Z' });
  expect(only(at('2031-07-06'), berlin)).toMatchObject({ DTSTART: ':20310705T233000Z', DTEND: ':20310706T013000Z' });
  // Clocks are put forward at two.
  expect(only(at('2031-03-30'), berlin)).toMatchObject({ DTSTART: ':20310330T003000Z', DTEND: ':20310330T013000Z' });
  expect(only(at('2031-01-06'), {})).toMatchObject({ DTSTART: ':20310106T013000', DTEND: ':20310106T033000' });
  const open = { title: 'Fair', date: { date: '2031-06-06', until: '2031-06-07', starts: '10:00' } };
  expect(only(open)).toMatchObject({ DTSTART: ':20310606T070000Z', DTEND: ':20310607T210000Z' });
});

test('what changes about an event is a later version of the same one', () => {
  const planned = only({ title: 'Fair', date: { date: '2031-06-06', starts: '10:00' } });
  expect(planned).toMatchObject({ STATUS: ':CONFIRMED', SEQUENCE: ':0' });
  const moved = only({ title: 'Fair', date: { date: '2031-06-06', starts: '12:00', movedTo: '2031-06-13' } });
  expect(moved).toMatchObject({ UID: planned.UID, SEQUENCE: ':1', DTSTART: ':20310613T090000Z' });
  const cancelled = only({ title: 'Fair', date: { date: '2031-06-06', starts: '10:00', state: 'cancelled' } });
  expect(cancelled).toMatchObject({ UID: planned.UID, STATUS: ':CANCELLED', SEQUENCE: ':2' });
  const soldOut = only({ title: 'Fair', date: { date: '2031-06-06', state: 'sold-out', note: 'Ask us.' } });
  expect(soldOut).toMatchObject({ STATUS: ':CONFIRMED', DESCRIPTION: ':Sold out\\n\\nAsk us.' });
});

test('two of one title on one day are two events, and one in two lists is one', () => {
  const at = (starts: string): Json => ({ title: 'Tour', date: { date: '2031-06-06', starts } });
  expect(files([events(at('09:00'), at('14:00'))]).size).toBe(3);
  const named = [{ ...events(at('09:00'), at('14:00')), anchor: 'tours' }, events(at('09:00'))];
  expect([...files(named).keys()].slice(2)).toEqual(['_calendar/fairs.tours.ics']);
});

test('what is past is in no calendar', () => {
  expect(files([{ ...events({ title: 'Fair', date: '2020-06-06' }), style: 'past' }]).size).toBe(0);
});
