import { expect, test } from 'vitest';
import { decimalsIn, writeDecimal } from '../../src/numbers/decimal';

test.each<[string, number[]]>([
  ['15', [15]],
  ['1,5', [1.5]],
  ['1.5', [1.5]],
  [' 1,50 ', [1.5]],
  ['-0,25', [-0.25]],
  ['\u22121.5', [-1.5]],
  [',5', [0.5]],
  ['1.234,5', [1234.5]],
  ['1,234.5', [1234.5]],
  ['1.234.567', [1234567]],
  ['1,00,000', [100000]],
  ['1 234,5', [1234.5]],
  ['1\u202f234', [1234]],
  ['1’234.5', [1234.5]],
  ['1234,567', [1234.567]],
  ['0,125', [0.125]],
  ['1,2345', [1.2345]],
  ['1,234', [1.234, 1234]],
  ['1.500', [1.5, 1500]],
  ['-1.500', [-1500, -1.5]],
  ['١٫٥', [1.5]],
  ['١٬٢٣٤٫٥', [1234.5]],
  ['١٫٢٣٤', [1.234]],
  ['۱۲', [12]],
  ['१.५', [1.5]],
  ['１２', [12]],
  ['many', []],
  ['1.2.3', []],
  ['1,2345,678', []],
  ['12 34', []],
  ['1e5', []],
  ['5 kg', []],
  ['', []],
  ['.', []],
])('%j may mean %j', (text, numbers) => {
  expect(decimalsIn(text)).toEqual(numbers);
});

test('a number is written in a language so that it can be read in one way', () => {
  expect(writeDecimal(1.5, 'de')).toBe('1,5');
  expect(writeDecimal(1234567.25, 'en')).toBe('1234567.25');
  expect(writeDecimal(1.234, 'de', 4)).toBe('1,2340');
  for (const language of ['de', 'en', 'ar-EG', 'fa', 'hi', 'sv', 'fr-CH'])
    for (const number of [1.5, 1234, -0.25]) expect(decimalsIn(writeDecimal(number, language))).toEqual([number]);
});
