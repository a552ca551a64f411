import { expect, test } from 'vitest';
import { type HoursLine, hoursOn } from '../../src/calendar/opening-hours';

// The 25th of December 2026 is a Friday.
const hours: HoursLine[] = [
  { days: ['mo', 'tu', 'we', 'th', 'fr'], opens: '10:00', closes: '15:00' },
  { days: ['sa', 'su'], closed: true },
  { days: ['fr', 'sa'], begins: '04-01', until: '09-30', opens: '09:00', closes: '19:00' },
  { days: ['fr'], begins: '07-01', until: '07-31', opens: '08:00', closes: '22:00' },
  { begins: '2026-12-22', until: '2027-01-03', opens: '11:00', closes: '13:00' },
  { date: '12-25', closed: true },
];

/** What holds on a day, as from when to when. */
const on = (day: string): string[] =>
  hoursOn(hours, day).map(({ opens, closes }) => (opens ? `${opens}-${closes}` : 'closed'));

test('a season wins over always on the days of the week that it names, and leaves the others', () => {
  expect(on('2027-03-31')).toEqual(['10:00-15:00']);
  expect(on('2027-04-02')).toEqual(['09:00-19:00']);
  expect(on('2027-04-05')).toEqual(['10:00-15:00']);
  expect(on('2027-09-26')).toEqual(['closed']);
});

test('of two seasons the shorter wins', () => {
  expect(on('2027-07-02')).toEqual(['08:00-22:00']);
  expect(on('2027-08-06')).toEqual(['09:00-19:00']);
});

test('a day wins over a season, and one day over several', () => {
  expect(on('2026-12-24')).toEqual(['11:00-13:00']);
  expect(on('2026-12-25')).toEqual(['closed']);
  expect(on('2027-01-02')).toEqual(['11:00-13:00']);
  expect(on('2027-12-24')).toEqual(['10:00-15:00']);
  expect(on('2027-12-25')).toEqual(['closed']);
});

test('a season of every year may go on past New Year', () => {
  const winter: HoursLine[] = [{ days: ['mo'], begins: '10-01', until: '03-31', closed: true }];
  expect([hoursOn(winter, '2026-10-05'), hoursOn(winter, '2027-03-29')]).toEqual([winter, winter]);
  expect([hoursOn(winter, '2027-04-05'), hoursOn(winter, '2026-09-28')]).toEqual([[], []]);
});

test('a day of one year wins over the same day of every year', () => {
  const lines: HoursLine[] = [
    { date: '12-25', closed: true },
    { date: '2027-12-25', opens: '10:00', closes: '12:00' },
  ];
  expect([hoursOn(lines, '2026-12-25'), hoursOn(lines, '2027-12-25')]).toEqual([[lines[0]], [lines[1]]]);
});

test('a season without a last day goes on', () => {
  const lines: HoursLine[] = [
    { days: ['mo'], closed: true },
    { days: ['mo'], begins: '2027-01-01', opens: '09:00', closes: '12:00' },
  ];
  expect(hoursOn(lines, '2026-12-28')).toEqual([lines[0]]);
  expect(hoursOn(lines, '2031-01-06')).toEqual([lines[1]]);
});
