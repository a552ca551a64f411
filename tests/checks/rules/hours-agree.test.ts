import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/manifest/manifest';
import { found } from '../site-with';

const rule = 'hours-agree';
const open = (closes: string): Json => [{ days: ['mo', 'tu'], opens: '08:00', closes }];
const place = (closes: string, label = 'The shop'): JsonObject => ({
  type: 'place',
  heading: label,
  label,
  address: ['12 Market Street'],
  hours: open(closes),
});

test('reports hours that search engines are told and visitors do not read', () => {
  const edit = { '/business': { type: 'Bakery', hours: open('17:00') }, '/routes/0/blocks/-': place('18:00') };
  expect(found(rule, edit)).toMatchInlineSnapshot(
    `"warning [ → Visitors read other opening hours on the page "/" than search engines are told here. Make them the same."`,
  );
});

test('accepts the same hours, hours said once, and places that are open at several times', () => {
  const business = { type: 'Bakery', hours: open('17:00') };
  expect(found(rule, { '/business': business, '/routes/0/blocks/-': place('17:00') })).toBe('nothing');
  expect(found(rule, { '/routes/0/blocks/-': place('17:00') })).toBe('nothing');
  const stall = place('19:00', 'The stall');
  const both = { '/business': business, '/routes/0/blocks/-': place('18:00'), '/routes/1/blocks/-': stall };
  expect(found(rule, both)).toBe('nothing');
});
