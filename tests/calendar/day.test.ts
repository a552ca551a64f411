import { expect, test } from 'vitest';
import { dayIn, dayNamed, isDay, isRelativeDay } from '../../src/calendar/day';

test('a day begins when it does in the time zone of the business', () => {
  const evening = new Date('2031-12-31T21:30:00Z');
  expect([dayIn(evening, 'UTC'), dayIn(evening, 'Africa/Nairobi')]).toEqual(['2031-12-31', '2032-01-01']);
  expect(dayIn(evening, 'America/New_York')).toBe('2031-12-31');
  expect(dayIn(new Date(2032, 0, 31, 23, 59), undefined)).toBe('2032-01-31');
});

test('where a time zone is not known, the day is that of the machine', () => {
  const evening = new Date('2031-12-31T21:30:00Z');
  expect(dayIn(evening, 'Europe/Atlantis')).toBe(dayIn(evening, undefined));
});

test.each([
  ['today', '2031-01-31'],
  ['-1d', '2031-01-30'],
  ['-31d', '2030-12-31'],
  ['+2w', '2031-02-14'],
  ['+1m', '2031-02-28'],
  ['-2m', '2030-11-30'],
  ['-3y', '2028-01-31'],
  ['-99999y', '0001-01-01'],
  ['2030-05-06', '2030-05-06'],
])('%s of the 31st of January 2031 is %s', (text, day) => {
  expect(dayNamed(text, '2031-01-31')).toBe(day);
});

test('a year after the 29th of February is the 28th', () => {
  expect(dayNamed('+1y', '2032-02-29')).toBe('2033-02-28');
});

test('nothing counts from what is no day', () => {
  for (const text of ['soon', '', 'a-b-c', '2031-x-01', '{seasonEnd}', '\u{10ffff}'])
    expect(['-1d', '+1m', '-3y', 'today'].map((relative) => dayNamed(relative, text))).toEqual(Array(4).fill(text));
});

test('knows which texts count from today', () => {
  expect(['today', '+2w', '-18y'].every(isRelativeDay)).toBe(true);
  for (const text of ['2030-05-06', 'tomorrow', '2w', '+2w 1d', '']) expect(isRelativeDay(text)).toBe(false);
});

test('knows the days of the calendar', () => {
  expect(['2032-02-29', '2032-02-29T10:00'].every(isDay)).toBe(true);
  for (const text of ['2031-02-29', '2031-13-01', '31.1.2031', 'soon', '']) expect(isDay(text)).toBe(false);
});
