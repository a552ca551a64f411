import { expect, test } from 'vitest';
import type { Json } from '../../../src/manifest/manifest';
import { found } from '../site-with';

const rule = 'business-hours';
const week = ['mo', 'tu', 'we', 'th', 'fr'];

function open(...hours: [days: string[], opens: string, closes: string][]): Json {
  return { type: 'Bakery', hours: hours.map(([days, opens, closes]) => ({ days, opens, closes })) };
}

test('reports an end before the beginning that is no night, and hours that overlap', () => {
  expect(found(rule, { '/business': open([week, '08:00', '05:00']) })).toMatchInlineSnapshot(
    `""05:00" → From 08:00 to 05:00 of the next day it would be open for 21 hours. Did you mean 17:00?"`,
  );
  expect(found(rule, { '/business': open([week, '13:00', '09:00']) })).toMatchInlineSnapshot(
    `""09:00" → From 13:00 to 09:00 of the next day it would be open for 20 hours. Did you mean 21:00?"`,
  );
  expect(
    found(rule, { '/business': open([week, '08:00', '12:00'], [['fr'], '11:30', '18:00']) }),
  ).toMatchInlineSnapshot(
    `""fr" → On this day it is open from 08:00 to 12:00 already, and these hours overlap with that. Correct one of them."`,
  );
});

test('reports hours that a collection holds where they are written', () => {
  const edit = {
    '/collections/officeHours': [{ when: ['sa'], from: '14:00', until: '10:00' }],
    '/business': {
      type: 'Bakery',
      hours: { from: 'officeHours', as: { days: '{when}', opens: '{from}', closes: '{until}' } },
    },
  };
  expect(found(rule, edit)).toMatchInlineSnapshot(
    `""10:00" → From 14:00 to 10:00 of the next day it would be open for 20 hours. Did you mean 22:00?"`,
  );
});

test('what a collection holds and no line of opening hours can be is told as of any block', () => {
  const hours = { from: 'officeHours', as: { days: '{day}', opens: '{from}', closes: '18:00' } };
  expect(
    found(rule, {
      '/collections/officeHours': [{ day: 'Monday', from: '8 AM' }],
      '/business': { type: 'Bakery', hours },
    }),
  ).toMatchInlineSnapshot(
    `
    "
    (schema) "Monday" → A list in [ ] is needed here, but this is text. The days of the week: ["mo", "tu", "we", "th", "fr", "sa", "su"].
    (schema) "8 AM" → Write "08:00" in the place of "8 AM". When it opens, as 08:00.
    "
  `,
  );
});

test('reports days without the times at which it opens and closes', () => {
  const hours = [{ days: ['mo'], opens: '08:00' }];
  expect(found(rule, { '/business': { type: 'Bakery', hours } })).toMatchInlineSnapshot(
    `"{ → These days need "opens" and "closes", such as "08:00" and "17:00", or "closed": true where nobody is there."`,
  );
});

test('blames what makes lines of entries where it takes over no closed days', () => {
  const as = { days: '{days}', opens: '{opens}', closes: '{closes}' };
  const edit = (template: Json): Record<string, Json> => ({
    '/collections/officeHours': [
      { days: week, opens: '08:00', closes: '17:00' },
      { days: ['sa'], closed: true },
      { days: ['su'], closed: true },
    ],
    '/business': { type: 'Bakery', hours: { from: 'officeHours', as: template } },
  });
  expect(found(rule, edit(as))).toMatchInlineSnapshot(
    `"{ → Some entries say "closed", and what is made of them does not, so they have no times. Write "closed": "{closed}" beside "days" under "as"."`,
  );
  expect(found(rule, edit({ ...as, closed: '{closed}' }))).toBe('nothing');
});

test('accepts a day on which it is closed', () => {
  expect(found(rule, { '/business': { type: 'Bakery', hours: [{ days: ['su'], closed: true }] } })).toBe('nothing');
});

test('accepts a break at noon, an end in the night after and a whole day', () => {
  expect(
    found(rule, {
      '/business': open(
        [week, '08:00', '12:00'],
        [week, '13:00', '18:00'],
        [['sa'], '22:00', '08:00'],
        [['su'], '00:00', '00:00'],
      ),
    }),
  ).toBe('nothing');
});

/** What is told of lines of hours of a business. */
const toldOf = (...hours: Json[]): string => found(rule, { '/business': { type: 'Bakery', hours } });
const sunday = { days: ['su'], opens: '10:00', closes: '12:00' };
const winter = { ...sunday, begins: '10-01', until: '03-31' };

test('reports a line that says no days, and days that the calendar does not have', () => {
  expect(toldOf({ opens: '10:00', closes: '12:00' })).toMatchInlineSnapshot(
    `"{ → This line does not say for which days it is. Write "days": ["mo", "tu"], or "date": "2026-12-25"."`,
  );
  expect(toldOf({ date: '2027-04-31', closed: true })).toMatchInlineSnapshot(`""2027-04-31" → April has 30 days."`);
  expect(toldOf({ ...sunday, begins: '04-01', until: '09-31' })).toMatchInlineSnapshot(
    `""09-31" → September has 30 days."`,
  );
});

test('reports a season that is half a season', () => {
  expect(toldOf({ ...sunday, begins: '04-01' })).toMatchInlineSnapshot(
    `""04-01" → "begins" needs "until" beside it here: the last day."`,
  );
  expect(toldOf({ until: '2027-01-02', closed: true })).toMatchInlineSnapshot(
    `""2027-01-02" → "until" needs "begins" beside it here: the first day."`,
  );
  expect(toldOf({ ...sunday, begins: '04-01', until: '2027-09-30' })).toMatchInlineSnapshot(
    `""2027-09-30" → One of these days has a year and the other has none. Write both like 04-01."`,
  );
  expect(toldOf({ ...sunday, begins: '2027-04-01', until: '2026-09-30' })).toMatchInlineSnapshot(
    `""2026-09-30" → The last day lies before the first, 2027-04-01. Correct one of the two."`,
  );
  expect(toldOf({ days: ['su'], date: '2027-04-01', closed: true })).toMatchInlineSnapshot(
    `""2027-04-01" → A "date" is one day and needs no other. Take "date" away, or what says the other days."`,
  );
  expect(toldOf({ ...sunday, begins: '2027-04-01' })).toBe('nothing');
});

test('reports lines of one season, or of one day, that say two things', () => {
  expect(toldOf(winter, { ...winter, opens: '11:00' })).toMatchInlineSnapshot(
    `""su" → On this day it is open from 10:00 to 12:00 already, and these hours overlap with that. Correct one of them."`,
  );
  expect(toldOf(winter, { ...winter, days: ['sa', 'su'], opens: '12:00', closes: '14:00' })).toBe('nothing');
  expect(toldOf(sunday, { days: ['sa', 'su'], closed: true })).toMatchInlineSnapshot(
    `""su" → Another line says the opposite of this day: it is open by one of them, and closed by the other. Correct one of them."`,
  );
  const christmas = { date: '12-25', opens: '10:00', closes: '12:00' };
  expect(toldOf({ ...christmas, opens: '11:00' }, christmas)).toMatchInlineSnapshot(
    `""12-25" → On this day it is open from 11:00 to 12:00 already, and these hours overlap with that. Correct one of them."`,
  );
  expect(toldOf({ date: '2026-12-25', closed: true }, christmas)).toBe('nothing');
});

test('accepts what one season says otherwise than another', () => {
  const summer = { days: ['su'], begins: '04-01', until: '09-30', opens: '08:00', closes: '20:00' };
  expect(toldOf(sunday, winter, summer, { days: ['su'], begins: '07-01', until: '07-31', closed: true })).toBe(
    'nothing',
  );
  expect(
    toldOf(
      sunday,
      { begins: '12-24', until: '01-02', closed: true },
      { date: '12-31', opens: '10:00', closes: '24:00' },
    ),
  ).toBe('nothing');
});

test('looks at the hours of a place as at those of the business, and tells a line of both once', () => {
  const hours = { from: 'officeHours', as: { days: '{days}', opens: '{opens}', closes: '{closes}' } };
  const edit = {
    '/collections/officeHours': [{ days: week, opens: '08:00', closes: '25:00' }],
    '/business': { type: 'Bakery', hours },
    '/routes/0/blocks/1': { type: 'place', heading: 'Find us', at: [1, 2], label: 'Here', hours },
  };
  expect(found(rule, edit)).toMatchInlineSnapshot(`"(schema) "25:00" → There is no "25:00": a day ends at 24:00."`);
  const overlapping = [
    { days: week, opens: '08:00', closes: '12:00' },
    { days: ['fr'], opens: '11:00', closes: '13:00' },
  ];
  expect(found(rule, { ...edit, '/collections/officeHours': overlapping })).toMatchInlineSnapshot(
    `""fr" → On this day it is open from 08:00 to 12:00 already, and these hours overlap with that. Correct one of them."`,
  );
});

test('looks at entries that a list takes on a later day alone', () => {
  const as = { days: '{days}', opens: '{opens}', closes: '{closes}' };
  const where = { first: { to: 'today' }, last: { from: 'today' } };
  const summer = { days: week, opens: '08:00', closes: '18:00', first: '2098-04-01', last: '2098-09-30' };
  const edit = (...entries: Json[]): Record<string, Json> => ({
    '/collections/officeHours': [
      { days: week, opens: '08:00', closes: '12:00', first: '2020-01-01', last: '2098-03-31' },
      ...entries,
    ],
    '/business': { type: 'Bakery', hours: { from: 'officeHours', where, as } },
  });
  expect(found(rule, edit(summer))).toBe('nothing');
  expect(found(rule, edit({ ...summer, closes: '25:00' }))).toMatchInlineSnapshot(
    `"(schema) "25:00" → There is no "25:00": a day ends at 24:00."`,
  );
  const seasons = [
    { slug: 'spring', first: '2020-01-01' },
    { slug: 'summer', first: '2098-04-01' },
  ];
  const named = {
    ...edit(),
    '/collections/seasons': seasons,
    '/references': { officeHours: { season: 'seasons' } },
    '/collections/officeHours': [
      { days: week, opens: '08:00', closes: '12:00', season: 'spring' },
      { days: ['fr'], opens: '08:00', closes: '25:00', season: 'summer' },
    ],
    '/business': { type: 'Bakery', hours: { from: 'officeHours', where: { 'season.first': { to: 'today' } }, as } },
  };
  expect(found(rule, named)).toMatchInlineSnapshot(`"(schema) "25:00" → There is no "25:00": a day ends at 24:00."`);
  expect(found(rule, edit(summer, { ...summer, days: ['fr'], opens: '11:00' }))).toMatchInlineSnapshot(
    `""fr" → On this day it is open from 08:00 to 18:00 already, and these hours overlap with that. Correct one of them."`,
  );
});
