import { expect, test } from 'vitest';
import { describeHours, type Hours } from '../../../src/blocks/place/hours';

const weekdays: Hours[number]['days'] = ['mo', 'tu', 'we', 'th', 'fr'];

test('days that follow each other are one range, and the others stand beside it', () => {
  expect(read([{ days: weekdays, opens: '08:00', closes: '17:00' }])).toEqual(['Monday – Friday: 08:00 – 17:00']);
  expect(read([{ days: ['mo', 'tu', 'we', 'fr'], opens: '08:00', closes: '17:00' }])).toEqual([
    'Monday – Wednesday and Friday: 08:00 – 17:00',
  ]);
  expect(read([{ days: ['sa', 'su'], opens: '09:30', closes: '13:00' }])).toEqual([
    'Saturday and Sunday: 09:30 – 13:00',
  ]);
});

test('a range goes on from Sunday to Monday', () => {
  expect(read([{ days: ['sa', 'su', 'mo'], opens: '10:00', closes: '12:00' }])).toEqual([
    'Saturday – Monday: 10:00 – 12:00',
  ]);
});

test('two spans of the same days stand in one line', () => {
  const hours: Hours = [
    { days: weekdays, opens: '08:00', closes: '12:00' },
    { days: weekdays, opens: '13:00', closes: '17:00' },
  ];
  expect(read(hours)).toEqual(['Monday – Friday: 08:00 – 12:00, 13:00 – 17:00']);
});

test('closed days have no times, and a day from an hour to the same hour has no end', () => {
  expect(describeHours([{ days: ['su'], closed: true }], 'en-GB')).toEqual([{ days: 'Sunday', times: [] }]);
  expect(describeHours([{ days: ['su'], opens: '00:00', closes: '00:00' }], 'en-GB')).toEqual([
    { days: 'Sunday', times: [], isAllDay: true },
  ]);
});

test('days and times are written as the language of the site writes them', () => {
  const hours: Hours = [{ days: weekdays, opens: '08:00', closes: '17:30' }];
  expect(read(hours, 'de')).toEqual(['Montag – Freitag: 08:00 – 17:30']);
  expect(read(hours, 'en-US')).toEqual(['Monday – Friday: 8:00 AM – 5:30 PM']);
  expect(read(hours, 'ar-EG')).toEqual(['الاثنين – الجمعة: ٨:٠٠ ص – ٥:٣٠ م']);
});

/** Each line as it is read, whatever spaces the language puts into it. */
function read(hours: Hours, language = 'en-GB'): string[] {
  return describeHours(hours, language).map(({ days, times }) =>
    `${days}: ${times.join(', ')}`.replaceAll(/[\s\u200e\u200f]+/g, ' ').replaceAll(/ ?[–—-] ?/g, ' – '),
  );
}
