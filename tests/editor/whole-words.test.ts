import { expect, test } from 'vitest';
import { wholeWebAddress, wholeYearDay } from '../../src/editor/inputs/words-kinds';

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

test.each([
  ['www.Example.co.ke', 'https://www.example.co.ke'],
  [' example.org/Our-School/ ', 'https://example.org/Our-School/'],
  ['example.org:8080', 'https://example.org:8080'],
])('an address of the web typed as “%s” says how it is reached', (text, address) =>
  expect(wholeWebAddress(text)).toBe(address),
);

test.each(['', 'example', 'https://example.org', 'http://example.org', 'info@example.org', 'two words.org', '{site}'])(
  'leaves “%s” as it is, which is no address of the web or a whole one',
  (text) => expect(wholeWebAddress(text)).toBe(text),
);
