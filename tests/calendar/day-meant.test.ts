import { expect, test } from 'vitest';
import { dayMeant, yearDayMeant } from '../../src/calendar/day-meant';

test.each([
  '31 March 2027',
  'March 31, 2027',
  'Wednesday, 31st of Mar 2027',
  '31.3.2027',
  '31. 03. 2027',
  '31/3/2027',
  '3/31/2027',
  '31-03-2027',
  '2027/3/31',
  '2027-3-31',
])('%s is understood as a day', (text) => {
  expect(dayMeant(text)).toBe('2027-03-31');
});

test.each([
  ['de', '31. März 2027'],
  ['sw', '31 Machi 2027'],
  ['pl', '31 marca 2027'],
  ['fr-CA', 'le 31 mars 2027'],
  ['ar-EG', '31 مارس 2027'],
])('in a site in %s, %s is understood as a day', (language, text) => {
  expect(dayMeant(text, [language])).toBe('2027-03-31');
});

test('the same day in every month is one in any order', () => expect(dayMeant('5/5/2027')).toBe('2027-05-05'));

test.each(['3/4/2027', '9-11-2026', '31 April 2027', '31/13/2027', '3 4 March 2027', 'soon', '2027', 'March'])(
  '%s is no day that anybody could be sure of',
  (text) => {
    expect(dayMeant(text)).toBeUndefined();
  },
);

test('a month that two languages mean otherwise is not guessed', () => {
  expect(dayMeant('3 mar 2027')).toBe('2027-03-03');
  // In Finnish, marraskuu is November.
  expect(dayMeant('3 mar 2027', ['fi'])).toBeUndefined();
});

test.each(['not a language', 'x', ''])('"%s" for a language leaves the English names', (language) => {
  expect(dayMeant('3 mar 2027', [language])).toBe('2027-03-03');
});

test('a day of every year needs its month in words', () => {
  expect(yearDayMeant('29 February')).toBe('02-29');
  expect(yearDayMeant('24. Dezember', ['de'])).toBe('12-24');
  expect(['24 December 2027', '24.12.', '30 February'].map((text) => yearDayMeant(text))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
