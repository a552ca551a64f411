import { expect, test } from 'vitest';
import { describeSpecialDays, describeWeek } from '../../../src/blocks/place/hours';
import type { HoursLine } from '../../../src/calendar/opening-hours';
import { seasonsFrom } from '../../../src/calendar/seasons';

const weekdays: HoursLine['days'] = ['mo', 'tu', 'we', 'th', 'fr'];

test('days that follow each other are one range, and the others stand beside it', () => {
  expect(read([{ days: weekdays, opens: '08:00', closes: '17:00' }])).toEqual(['Monday – Friday: 08:00 – 17:00']);
  expect(read([{ days: ['mo', 'tu', 'we', 'fr'], opens: '08:00', closes: '17:00' }])).toEqual([
    'Monday – Wednesday and Friday: 08:00 – 17:00',
  ]);
  expect(read([{ days: ['sa', 'su'], opens: '09:30', closes: '13:00' }])).toEqual([
    'Saturday and Sunday: 09:30 – 13:00',
  ]);
});

test('days are read in the order of the week, whatever the order of writing', () => {
  expect(read([{ days: ['sa', 'su', 'mo'], opens: '10:00', closes: '12:00' }])).toEqual([
    'Monday, Saturday and Sunday: 10:00 – 12:00',
  ]);
  const hours: HoursLine[] = [
    { days: ['fr', 'sa'], opens: '09:00', closes: '19:00' },
    { days: ['su', 'mo', 'tu', 'we', 'th'], opens: '10:00', closes: '15:00' },
  ];
  expect(read(hours)).toEqual(['Monday – Thursday and Sunday: 10:00 – 15:00', 'Friday and Saturday: 09:00 – 19:00']);
});

test('two openTimes of the same days stand in one line', () => {
  const hours: HoursLine[] = [
    { days: weekdays, opens: '08:00', closes: '12:00' },
    { days: weekdays, opens: '13:00', closes: '17:00' },
  ];
  expect(read(hours)).toEqual(['Monday – Friday: 08:00 – 12:00, 13:00 – 17:00']);
});

test('closed days have no times, and a day from an hour to the same hour has no end', () => {
  expect(lines([{ days: ['su'], closed: true }])).toEqual([{ days: 'Sunday', times: [] }]);
  expect(lines([{ days: ['su'], opens: '00:00', closes: '00:00' }])).toEqual([
    { days: 'Sunday', times: [], isAllDay: true },
  ]);
  expect(lines([{ days: ['su'], opens: '00:00', closes: '24:00' }])).toEqual([
    { days: 'Sunday', times: [], isAllDay: true },
  ]);
});

test('days of the calendar are named with their weekday, several as a range', () => {
  const special = [
    { first: '2026-12-25', last: '2026-12-25', openTimes: [] },
    { first: '2026-12-28', last: '2027-01-02', openTimes: [{ opens: '10:00', closes: '12:00' }] },
  ];
  const [one, several] = describeSpecialDays(special, 'en-GB');
  expect(one).toEqual({ days: 'Friday 25 December', times: [], until: '2026-12-25' });
  // Past New Year the years are said.
  expect(several?.days.replaceAll(/\s/g, ' ')).toBe('Monday, 28 December 2026 – Saturday, 2 January 2027');
  expect(several).toMatchObject({ times: ['10:00 – 12:00'], until: '2027-01-02' });
});

test('days and times are written as the language of the site writes them', () => {
  const hours: HoursLine[] = [{ days: weekdays, opens: '08:00', closes: '17:30' }];
  expect(read(hours, 'de')).toEqual(['Montag – Freitag: 08:00 – 17:30']);
  expect(read(hours, 'en-US')).toEqual(['Monday – Friday: 8:00 AM – 5:30 PM']);
  expect(read(hours, 'ar-EG')).toEqual(['الاثنين – الجمعة: ٨:٠٠ ص – ٥:٣٠ م']);
});

function lines(hours: HoursLine[], language = 'en-GB'): ReturnType<typeof describeWeek> {
  return describeWeek(seasonsFrom(hours, '2026-11-23')[0]?.hours ?? [], language);
}

/** Each line as it is read, whatever spaces the language puts into it. */
function read(hours: HoursLine[], language = 'en-GB'): string[] {
  return lines(hours, language).map(({ days, times }) =>
    `${days}: ${times.join(', ')}`.replaceAll(/[\s\u200e\u200f]+/g, ' ').replaceAll(/ ?[–—-] ?/g, ' – '),
  );
}
