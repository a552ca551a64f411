import { expect, test } from 'vitest';
import type { Json } from '../../../src/manifest/manifest';
import { type Edit, found } from '../site-with';

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
    `"{price:money} → An amount of money needs a currency. Write it as "currency" of the site itself: KES."`,
  );
});

test('reports it at the template of what no entry says so that it could be written', () => {
  const edit = { '/routes/0/blocks/1/items/as/text': 'Since {days:month}' };
  expect(found(rule, edit)).toMatchInlineSnapshot(
    `"{days:month} → "month" writes a date, and no "days" of "breads" is one. Write {days} without "month", or each as year, month and day: 2027-03-14."`,
  );
});

test('reports it once at the template where no entry fits, and at the entry where one does not', () => {
  const days = (first: Json, second: Json, text: string): Edit => ({
    '/site/currency': 'KES',
    '/collections/breads/0/fresh': first,
    '/collections/breads/1/fresh': second,
    '/routes/0/blocks/1/items/as/text': text,
  });
  expect(found(rule, days('2032-03-14', '2032-03-15', 'On {fresh:money}'))).toMatchInlineSnapshot(
    `"{fresh:money} → "money" writes a number, and no "fresh" of "breads" is one: they are dates. Write {fresh:long}, {fresh:short}, {fresh:month} or {fresh:weekday}."`,
  );
  expect(found(rule, days(4, 5, '{fresh:long}'))).toMatchInlineSnapshot(
    `"{fresh:long} → "long" writes a date, and no "fresh" of "breads" is one: they are numbers. Write {fresh:number}, or {fresh:money} for an amount."`,
  );
  expect(found(rule, days('2032-03-14', 'Monday', 'On {fresh:long}'))).toMatchInlineSnapshot(
    `""Monday" → "Monday" cannot be written as a date. Write it as year, month and day: 2027-03-14."`,
  );
});

test('accepts dates, numbers and money that can be written', () => {
  const values = { opening: '2032-03-14', price: '450.50', loaves: '1200' };
  const words =
    'From {opening:long}, {opening:short}, {opening:month}, {opening:weekday}: {loaves:number} for {price:money}.';
  expect(found(rule, { ...text(words, values), '/site/currency': 'KES' })).toBe('nothing');
});
