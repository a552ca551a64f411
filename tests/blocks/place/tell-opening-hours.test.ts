import { expect, test } from 'vitest';
import { openAt } from '../../../src/blocks/place/tell-opening-hours';
import type { HoursLine } from '../../../src/calendar/opening-hours';

const hours: HoursLine[] = [
  { days: ['mo', 'tu', 'we', 'th', 'fr'], opens: '08:00', closes: '12:00' },
  { days: ['mo', 'tu', 'we', 'th', 'fr'], opens: '13:00', closes: '17:00' },
  { days: ['sa'], opens: '20:00', closes: '02:00' },
  { days: ['su'], closed: true },
];

// The first of January 2024 was a Monday.
test.each([
  ['2024-01-01T08:00', '12:00'],
  ['2024-01-01T11:59', '12:00'],
  ['2024-01-01T13:30', '17:00'],
  ['2024-01-06T23:00', '02:00'],
  ['2024-01-07T01:59', '02:00'],
])('at %s it is open until %s', (time, until) => {
  expect(openAt(hours, 'UTC', new Date(`${time}Z`))).toEqual({ until });
});

test.each(['2024-01-01T07:59', '2024-01-01T12:00', '2024-01-01T17:00', '2024-01-06T01:00', '2024-01-07T02:00'])(
  'at %s it is closed',
  (time) => {
    expect(openAt(hours, 'UTC', new Date(`${time}Z`))).toBe(undefined);
  },
);

test('the clock is that of the business, not that of the visitor', () => {
  // Nairobi is three hours ahead of UTC.
  expect(openAt(hours, 'Africa/Nairobi', new Date('2024-01-01T05:00Z'))).toEqual({ until: '12:00' });
  expect(openAt(hours, 'Africa/Nairobi', new Date('2024-01-01T14:00Z'))).toBe(undefined);
  // There it is Saturday evening while it is still Saturday noon in Los Angeles.
  expect(openAt(hours, 'Africa/Nairobi', new Date('2024-01-06T18:00Z'))).toEqual({ until: '02:00' });
  expect(openAt(hours, 'America/Los_Angeles', new Date('2024-01-06T18:00Z'))).toBe(undefined);
});

test('from an hour to the same hour it is open all day, and the next day until then', () => {
  const always: HoursLine[] = [{ days: ['fr'], opens: '06:00', closes: '06:00' }];
  expect(openAt(always, 'UTC', new Date('2024-01-05T05:59Z'))).toBe(undefined);
  expect(openAt(always, 'UTC', new Date('2024-01-05T06:00Z'))).toEqual({});
  expect(openAt(always, 'UTC', new Date('2024-01-06T05:59Z'))).toEqual({});
  expect(openAt(always, 'UTC', new Date('2024-01-06T06:00Z'))).toBe(undefined);
});

test('a closed day is closed, but for what goes on from the day before', () => {
  const lines: HoursLine[] = [
    { days: ['th', 'fr'], opens: '18:00', closes: '02:00' },
    { date: '2026-12-25', closed: true },
  ];
  expect(openAt(lines, 'UTC', new Date('2026-12-25T01:00Z'))).toEqual({ until: '02:00' });
  expect(openAt(lines, 'UTC', new Date('2026-12-25T20:00Z'))).toBe(undefined);
  expect(openAt(lines, 'UTC', new Date('2026-12-26T01:00Z'))).toBe(undefined);
  expect(openAt(lines, 'UTC', new Date('2026-12-18T20:00Z'))).toEqual({ until: '02:00' });
});

test('what closes at 24:00 is open until the end of its day', () => {
  const lines: HoursLine[] = [{ days: ['fr'], opens: '18:00', closes: '24:00' }];
  expect(openAt(lines, 'UTC', new Date('2026-12-25T23:59Z'))).toEqual({ until: '24:00' });
  expect(openAt(lines, 'UTC', new Date('2026-12-26T00:00Z'))).toBe(undefined);
});
