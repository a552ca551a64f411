import { expect, test } from 'vitest';
import type { HoursLine } from '../../src/calendar/opening-hours';
import { seasonsFrom, specialDaysBetween } from '../../src/calendar/seasons';

const week: HoursLine['days'] = ['mo', 'tu', 'we', 'th', 'fr'];
const always: HoursLine = { days: week, opens: '10:00', closes: '15:00' };
const summer: HoursLine = { days: week, begins: '04-01', until: '09-30', opens: '09:00', closes: '19:00' };

/** The seasons as their days, with when it opens. */
const seasons = (hours: HoursLine[], today: string): string[] =>
  seasonsFrom(hours, today).map(
    ({ first, last, hours: [monday] }) => `${first}..${last} ${monday?.openTimes[0]?.opens}`,
  );

test('hours without a season are those of all time', () => {
  expect(seasons([always], '2026-11-23')).toEqual(['undefined..undefined 10:00']);
});

test('seasons of every year follow each other from that of today on, each once', () => {
  expect(seasons([always, summer], '2026-11-23')).toEqual([
    '2026-10-01..2027-03-31 10:00',
    '2027-04-01..2027-09-30 09:00',
  ]);
  expect(seasons([always, summer], '2027-04-01')).toEqual([
    '2027-04-01..2027-09-30 09:00',
    '2027-10-01..2028-03-31 10:00',
  ]);
  expect(seasons([always, summer], '2027-03-31')).toEqual([
    '2026-10-01..2027-03-31 10:00',
    '2027-04-01..2027-09-30 09:00',
  ]);
});

test('a season of one year leaves those before and after it without an end', () => {
  const once: HoursLine = { ...summer, begins: '2027-06-01', until: '2027-06-30' };
  expect(seasons([always, once], '2026-11-23')).toEqual([
    'undefined..2027-05-31 10:00',
    '2027-06-01..2027-06-30 09:00',
    '2027-07-01..undefined 10:00',
  ]);
});

test('lines that say the same do not part the year', () => {
  expect(seasons([always, { ...always, begins: '04-01', until: '09-30' }], '2026-11-23')).toEqual([
    'undefined..undefined 10:00',
  ]);
});

test('days of the week are in their order, and those with the same hours together', () => {
  const [season] = seasonsFrom(
    [
      { days: ['sa', 'fr'], opens: '09:00', closes: '12:00' },
      { days: ['su', 'mo', 'tu'], closed: true },
      { days: ['th', 'we'], closed: true },
      { days: ['fr', 'sa'], opens: '13:00', closes: '17:00' },
    ],
    '2026-11-23',
  );
  expect(season?.hours).toEqual([
    { days: ['mo', 'tu', 'we', 'th', 'su'], openTimes: [] },
    {
      days: ['fr', 'sa'],
      openTimes: [
        { opens: '09:00', closes: '12:00' },
        { opens: '13:00', closes: '17:00' },
      ],
    },
  ]);
});

test('days with hours of their own are told in their order, those that have begun too', () => {
  const hours: HoursLine[] = [
    always,
    { date: '01-01', closed: true },
    { begins: '12-24', until: '01-02', opens: '11:00', closes: '13:00' },
    { date: '2027-02-14', closed: true },
  ];
  expect(specialDaysBetween(hours, '2026-12-27', '2027-01-20')).toEqual([
    { first: '2026-12-24', last: '2027-01-02', openTimes: [{ opens: '11:00', closes: '13:00' }] },
    { first: '2027-01-01', last: '2027-01-01', openTimes: [] },
  ]);
  expect(specialDaysBetween(hours, '2027-01-03', '2027-02-13')).toEqual([]);
  // A line that names no day yet closes none.
  expect(specialDaysBetween([{}], '2027-01-03', '2027-02-13')).toEqual([]);
});
