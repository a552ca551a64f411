import { expect, test } from 'vitest';
import { dayIn, dayNamed, isDay } from '../../src/compose/today';

test('a day begins when it does in the time zone of the business', () => {
  const evening = new Date('2031-12-31T21:30:00Z');
  expect([dayIn(evening, 'UTC'), dayIn(evening, 'Africa/Nairobi')]).toEqual(['2031-12-31', '2032-01-01']);
});

test.each([
  ['today', '2031-01-31'],
  ['-1d', '2031-01-30'],
  ['+2w', '2031-02-14'],
  ['+1m', '2031-02-28'],
  ['-3y', '2028-01-31'],
  ['2030-05-06', '2030-05-06'],
])('%s of the 31st of January 2031 is %s', (text, day) => {
  expect(dayNamed(text, '2031-01-31')).toBe(day);
});

test('knows the days of the calendar', () => {
  expect(['2032-02-29', '2032-02-29T10:00'].every(isDay)).toBe(true);
  for (const text of ['2031-02-29', '2031-13-01', '31.1.2031', 'soon', '']) expect(isDay(text)).toBe(false);
});
