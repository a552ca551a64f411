import { expect, test } from 'vitest';
import type { Json } from '../../../src/manifest/manifest';
import { found } from '../site-with';

const rule = 'block-composes';

test('reports a country that the map does not know, where it is written', () => {
  expect(found(rule, { '/routes/0/blocks/-': map([{ code: 'gb', label: 'Here' }], 'kenya') })).toMatchInlineSnapshot(
    `""kenya" → The map knows no country with the code "kenya". Use its two small letters, such as "ke" for Kenya or "gb" for the United Kingdom."`,
  );
  expect(found(rule, { '/routes/0/blocks/-': map([{ code: 'constructor', label: 'Odd' }]) })).toMatchInlineSnapshot(
    `""constructor" → The map knows no country with the code "constructor". Use its two small letters, such as "ke" for Kenya or "gb" for the United Kingdom."`,
  );
  expect(
    found(rule, { '/routes/0/blocks/-': map(fromBreads), '/collections/breads/1/code': 'GB' }),
  ).toMatchInlineSnapshot(`"(flag-exists) "GB" → No country has the code "GB". Did you mean "gb"?"`);
});

test('reports the price of an event where the site names no currency', () => {
  const events = { type: 'events', items: [{ title: 'Open day', date: '2099-06-01', price: 20 }] };
  expect(found(rule, { '/routes/0/blocks/-': events })).toMatchInlineSnapshot(
    `"20 → An amount of money needs a currency. Write it as "currency" of the site itself: KES."`,
  );
  expect(found(rule, { '/routes/0/blocks/-': events, '/site/currency': 'KES' })).toBe('nothing');
});

test('leaves what is wrong with the block itself to the schema', () => {
  expect(found(rule, { '/routes/0/blocks/-': map([{ label: 'Here' }]) })).toMatchInlineSnapshot(
    `"(schema) { → "code" is missing here. Add it: The country, by its two-letter code: ke, gb, ae."`,
  );
  expect(found(rule, { '/routes/0/blocks/-': map({ ...fromBreads, from: 'bread' }) })).toMatchInlineSnapshot(
    `"(collection-exists) bread → No collection is named "bread". Did you mean "breads"?"`,
  );
});

test('accepts a map of countries that exist', () => {
  expect(found(rule, { '/routes/0/blocks/-': map([{ code: 'gb', label: 'Here', to: '/' }]) })).toBe('nothing');
  expect(found(rule, { '/routes/0/blocks/-': map(fromBreads) })).toBe('nothing');
});

const fromBreads = { from: 'breads', as: { code: '{code}', label: '{title}' } };

function map(items: Json, origin = 'ke'): Json {
  return { type: 'route-map', alt: 'A map', origin: { code: origin, label: 'Home' }, groups: [{ items }] };
}
