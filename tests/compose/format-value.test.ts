import { expect, test } from 'vitest';
import { formatValue, type Locale } from '../../src/compose/format-value';

const kenya = { language: 'en-KE', currency: 'KES' };
const germany = { language: 'de', currency: 'EUR' };

/** What is written, with the narrow and the fixed spaces of some languages as plain ones. */
function written(value: string | number, format: string, locale: Locale = kenya): string | undefined {
  return formatValue(value, format, locale).text?.replaceAll(/[\u00a0\u202f]/g, ' ');
}

test('writes dates after the language', () => {
  expect(
    ['long', 'short', 'month', 'weekday'].map((format) => written('2031-03-14', format)?.replace(',', '')),
  ).toEqual(['14 March 2031', '14 Mar', 'March 2031', 'Friday 14 March']);
  expect(written('2031-03-14T18:00', 'long', germany)).toBe('14. März 2031');
});

test('writes the year of a day that is not of this one', () => {
  const locale = { ...kenya, year: '2030' };
  expect(['short', 'weekday'].map((format) => written('2031-03-14', format, locale)?.replace(',', ''))).toEqual([
    '14 Mar 2031',
    'Friday 14 March 2031',
  ]);
  expect(written('2030-03-14', 'short', locale)).toBe('14 Mar');
});

test('writes numbers and money after the language, whole amounts without cents', () => {
  expect(written(4500, 'money')).toBe('Ksh 4,500');
  expect(written('12.5', 'money', germany)).toBe('12,50 €');
  expect(written(1234567, 'number', germany)).toBe('1.234.567');
});

test('an amount of nothing is said in the word of the site, with or without a currency', () => {
  const words = { cancelled: '', soldOut: '', movedFrom: '', newTime: '', free: 'Free entry' };
  expect([0, '0', 10].map((amount) => written(amount, 'money', { ...kenya, words }))).toEqual([
    'Free entry',
    'Free entry',
    'Ksh 10',
  ]);
  expect(written(0, 'money', { language: 'en', words })).toBe('Free entry');
  expect(written(0, 'number', { ...kenya, words })).toBe('0');
});

test('says why a value cannot be written', () => {
  expect(formatValue('soon', 'long', kenya)).toEqual({ fault: 'date' });
  expect(formatValue('2031-02-30', 'long', kenya)).toEqual({ fault: 'date' });
  expect(formatValue('much', 'money', kenya)).toEqual({ fault: 'number' });
  expect(formatValue(true, 'number', kenya)).toEqual({ fault: 'number' });
  expect(formatValue(5, 'money', { language: 'de' })).toEqual({ fault: 'currency' });
  expect(formatValue(5, 'toString', kenya)).toEqual({ fault: 'format' });
});
