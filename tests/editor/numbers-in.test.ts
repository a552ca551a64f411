import { expect, test } from 'vitest';
import { isFormOf } from '../../src/editor/members/nouns-of';
import { countedNouns, isFigure } from '../../src/editor/members/numbers-in';

/** What a text says of how many there are of some nouns. */
function saidIn(text: string, ...nouns: string[]): (string | number)[] {
  const found = countedNouns(text, (word) => nouns.some((noun) => isFormOf(word, noun)));
  return found.flatMap(({ count, isAtLeast, start, end }) => [isAtLeast ? `${count}+` : count, text.slice(start, end)]);
}

test.each([
  ['We work in 10 countries.', 10, '10 countries'],
  ['10+ Countries', '10+', '10+ Countries'],
  ['10 + partner countries', '10+', '10 + partner countries'],
  ['One of (12) countries? No: 9 of our countries', 9, '9 of our countries'],
  ['1,200 countries', 1200, '1,200 countries'],
  ['٥ دول', 5, '٥ دول'],
  ['共12个国家', 12, '12个国家'],
  ['１２の国', 12, '１２の国'],
])('in “%s”, a number says how many there are', (text, ...said) => {
  expect(saidIn(text, 'country', 'دول', '国家', '国')).toEqual(said);
});

test.each([
  'countries: 10',
  '10 years in the countries',
  '10 of the other partner countries',
  '10 courses, countries apart',
  '4–10 countries',
  '1.5 countries',
  '$10 countries',
  '10:30 countries',
  '10 of 12',
  'G20 countries',
  '24/7 countries',
  '10 counters',
  '10',
])('in “%s”, no number says how many there are', (text) => {
  expect(saidIn(text, 'country')).toEqual([]);
});

test('a word is a form of a noun where both differ in their ends alone, and of a short one where both are the same', () => {
  expect(['Countries', 'country', 'countryside', 'count'].filter((word) => isFormOf(word, 'country'))).toEqual([
    'Countries',
    'country',
  ]);
  expect(['team', 'teams', 'tea'].filter((word) => isFormOf(word, 'team'))).toEqual(['team']);
});

test('a figure is a number, with a plus or without, and nothing else', () => {
  expect(['10+', '4', ' 1.400 ', '٥', '4–8', '24 hours', '+254', ''].filter(isFigure)).toEqual([
    '10+',
    '4',
    ' 1.400 ',
    '٥',
  ]);
});
