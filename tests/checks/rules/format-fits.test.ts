import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'format-fits';

const text = (words: string, values: Record<string, string> = {}) => ({
  '/values': { phone: '+254 711 222 333', email: 'hello@bakery.test', ...values },
  '/routes/1/blocks/0/text': `${words} Write to [us](mailto:{email}).`,
});

test('reports a format that there is not, and what cannot be written in one', () => {
  expect(found(rule, text('From {opening:lnog}.', { opening: '2032-03-14' }))).toMatchInlineSnapshot(
    `"{opening:lnog} → "lnog" is no way to write a value. Did you mean "long"?"`,
  );
  expect(found(rule, text('From {opening:long}.', { opening: '14 March' }))).toMatchInlineSnapshot(
    `"{opening:long} → "14 March" cannot be written as a date. Write it as year, month and day: 2027-03-14."`,
  );
  expect(found(rule, text('From {opening:long}.', { opening: '2032-04-31' }))).toMatchInlineSnapshot(
    `"{opening:long} → "2032-04-31" cannot be written as a date. April has 30 days."`,
  );
  expect(found(rule, text('From {opening:long}.', { opening: '31 March 2032' }))).toMatchInlineSnapshot(
    `"{opening:long} → "31 March 2032" cannot be written as a date. Write 2032-03-31."`,
  );
  expect(found(rule, text('{loaves:number} loaves.', { loaves: 'many' }))).toMatchInlineSnapshot(
    `"{loaves:number} → "many" cannot be written as a number. Write digits alone, with a point before cents: 4500 or 12.50."`,
  );
  expect(found(rule, text('For {price:money}.', { price: '450' }))).toMatchInlineSnapshot(
    `"{price:money} → An amount of money needs a currency. Write it under "site": "currency": "KES"."`,
  );
});

test('reports it of an entry at the template, with the entry beside it', () => {
  const edit = { '/routes/0/blocks/1/items/as/text': 'Since {days:month}' };
  expect(found(rule, edit)).toMatchInlineSnapshot(`
    "
    [ → What stands there cannot be written as a date. Write it as year, month and day: 2027-03-14.
    [ → What stands there cannot be written as a date. Write it as year, month and day: 2027-03-14.
    "
  `);
});

test('accepts dates, numbers and money that can be written', () => {
  const values = { opening: '2032-03-14', price: '450.50', loaves: '1200' };
  const words =
    'From {opening:long}, {opening:short}, {opening:month}, {opening:weekday}: {loaves:number} for {price:money}.';
  expect(found(rule, { ...text(words, values), '/site/currency': 'KES' })).toBe('nothing');
});
