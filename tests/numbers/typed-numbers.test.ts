import { expect, test } from 'vitest';
import { numbersTyped, writePlainly } from '../../src/numbers/typed-numbers';

test('a number is read as the language of the site parts its thousands', () => {
  const read = (language: string, ...texts: string[]): number[][] =>
    texts.map((text) => numbersTyped(text, { language }));
  expect(read('en-KE', '8,900', '8 900', '8900', '8,900.50', '1,234,567')).toEqual([
    [8900],
    [8900],
    [8900],
    [8900.5],
    [1234567],
  ]);
  expect(read('de', '8.900', '8.900,50', '8,5')).toEqual([[8900], [8900.5], [8.5]]);
  expect(read('de-CH', '8’900', "8'900")).toEqual([[8900], [8900]]);
  expect(read('fr', '8\u202F900', '8 900,50')).toEqual([[8900], [8900.5]]);
});

test('what parts no thousands in the language stays two readings', () => {
  expect(numbersTyped('8.900', { language: 'en' })).toEqual([8.9, 8900]);
  expect(numbersTyped('8,900', { language: 'de' })).toEqual([8.9, 8900]);
  expect(numbersTyped('8,900', { language: 'fr' })).toEqual([8.9, 8900]);
});

test('a currency around a number is taken off, that of the site alone', () => {
  const read = (text: string, currency = 'KES', language = 'en-KE'): number[] =>
    numbersTyped(text, { language, currency });
  for (const text of ['KES 8,900', 'Ksh 8,900', 'KSh8900', 'ksh. 8,900', '8,900/=', '8900/-', '8,900 KES'])
    expect(read(text), text).toEqual([8900]);
  expect(read('$45.50', 'USD', 'en')).toEqual([45.5]);
  expect(read('12,50 €', 'EUR', 'de')).toEqual([12.5]);
  expect(read('12.–', 'CHF', 'de-CH')).toEqual([12]);
  expect(read('12.- Fr', 'CHF', 'de-CH')).toEqual([]);
  expect(read('8,900 Kenyan shillings')).toEqual([8900]);
  expect(read('€ 40')).toEqual([]);
  expect(read('free')).toEqual([]);
  expect(read('')).toEqual([]);
});

test('a number is written so that it can be read in one way', () => {
  expect([4.5, 4500, 8.125].map((number) => writePlainly(number, 'en'))).toEqual(['4.5', '4500', '8.1250']);
  expect(writePlainly(4.5, 'de')).toBe('4,5');
});
