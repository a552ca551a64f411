import { expect, test } from 'vitest';
import { sayDay, sayDays, sayYearDay } from '../../src/editor/words/say-day';

test.each([
  ['2027-03-06', 'Saturday, 6 March 2027'],
  ['0001-01-01', 'Monday, 1 January 1'],
  ['2027-02-30', undefined],
  ['62027-06-03', undefined],
  ['{date}', undefined],
  ['', undefined],
])('the day %s is said as %s', (text, words) => {
  expect(sayDay(text)).toBe(words);
});

test('several days are said one after another, where there is little room without their weekdays', () => {
  expect(sayDays('2027-03-06\ntoday\n2027-03-07')).toBe('Saturday, 6 March 2027; Sunday, 7 March 2027');
  expect(sayDays('2027-03-06', true)).toBe('6 March 2027');
  expect(sayDays('today')).toBeUndefined();
});

test('a day of every year is said without a year', () => {
  expect(['12-24', '02-29', '02-30', '2027-12-24', '{day}'].map(sayYearDay)).toEqual([
    '24 December',
    '29 February',
    undefined,
    undefined,
    undefined,
  ]);
});
