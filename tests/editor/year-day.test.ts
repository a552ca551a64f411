import { expect, test } from 'vitest';
import { wholeYearDay } from '../../src/editor/inputs/words-kinds';

test.each([
  ['25 December', '12-25'],
  ['25. Dec', '12-25'],
  [' December 25th ', '12-25'],
  ['1st may 2027', '2027-05-01'],
  ['May 1, 2027', '2027-05-01'],
])('reads the day that somebody types as “%s”', (text, day) => expect(wholeYearDay(text)).toBe(day));

test.each(['', '12-25', '2027-12-25', '25', 'December', '25 Advent', '3 May 4', 'Ma 3'])(
  'leaves “%s” as it is, which names no day in words',
  (text) => expect(wholeYearDay(text)).toBe(text),
);
