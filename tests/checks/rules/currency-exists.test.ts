import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'currency-exists';

test.each([
  ['KSH', 'Did you mean "KES"?'],
  ['TSH', 'Did you mean "TZS"?'],
  ['USH', 'Did you mean "UGX"?'],
  ['XXX', 'Write its three letters, such as KES, EUR or USD.'],
  ['ABC', 'Write its three letters, such as KES, EUR or USD.'],
])('reports %s, which is no currency', (currency, hint) => {
  expect(found(rule, { '/site/currency': currency })).toBe(`"${currency}" → "${currency}" is no currency. ${hint}`);
});

test.each(['KES', 'USD', 'EUR'])('accepts %s', (currency) => {
  expect(found(rule, { '/site/currency': currency })).toBe('nothing');
});

test('accepts a site without a currency', () => {
  expect(found(rule, { '/site/currency': undefined })).toBe('nothing');
});
