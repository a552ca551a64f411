import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'currency-exists';

test('reports a sign in capitals, and names the currency that has it', () => {
  expect(found(rule, { '/site/currency': 'KSH' })).toMatchInlineSnapshot(
    `""KSH" → "KSH" is no currency. Did you mean "KES"?"`,
  );
  expect(found(rule, { '/site/currency': 'TSH' })).toMatchInlineSnapshot(
    `""TSH" → "TSH" is no currency. Did you mean "TZS"?"`,
  );
  expect(found(rule, { '/site/currency': 'USH' })).toMatchInlineSnapshot(
    `""USH" → "USH" is no currency. Did you mean "UGX"?"`,
  );
});

test('reports three letters that are nobody’s money', () => {
  expect(found(rule, { '/site/currency': 'XXX' })).toMatchInlineSnapshot(
    `""XXX" → "XXX" is no currency. Write its three letters, such as KES, EUR or USD."`,
  );
});

test.each(['KES', 'USD', 'EUR', undefined])('accepts %s', (currency) => {
  expect(found(rule, { '/site/currency': currency })).toBe('nothing');
});
