import { expect, test } from 'vitest';
import { found } from '../site-with';
import { tripEntries, withTrips } from '../trips';

const rule = 'link-target-exists';

test('reports a link to a page that is not there', () => {
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': '/contcat' })).toMatchInlineSnapshot(
    `"/contcat → No page has the address "/contcat". Did you mean "/contact"?"`,
  );
  expect(found(rule, { '/routes/0/blocks/0/text': 'See [prices](/prices/bread).' })).toMatchInlineSnapshot(
    `"/prices/bread → No page has the address "/prices/bread". There is: "/", "/contact"."`,
  );
  expect(found(rule, { '/header/menu/0/to': '/home' })).toMatchInlineSnapshot(
    `"/home → No page has the address "/home". There is: "/", "/contact"."`,
  );
  expect(found(rule, { '/redirects': [{ from: '/old', to: '/gone' }] })).toMatchInlineSnapshot(
    `"/gone → No page has the address "/gone". There is: "/", "/contact"."`,
  );
  expect(found(rule, { '/values/shop': '/sh{op}', '/header/menu/0/to': '{shop}' })).toContain(
    '{shop} → No page has the address "/sh{op}". There is: "/", "/contact".',
  );
  expect(found(rule, { '/collections/breads/1/path': '/404' })).toMatchInlineSnapshot(
    `"/404 → No page has the address "/404". There is: "/", "/contact"."`,
  );
});

test('does not take a page that was removed for a slip of another', () => {
  expect(found(rule, { '/routes/1/path': '/study/uk', '/header/menu/0/to': '/study/usa' })).toContain(
    '/study/usa → No page has the address "/study/usa". There is: "/", "/study/uk".',
  );
});

test('says of pages that a route leaves out which route that is and by what, once for all links', () => {
  const again = { type: 'list', items: { from: 'trips', as: '[More of {name}](/trips/{slug})' } };
  const both = { '/routes/1/blocks/-': again };
  expect(found(rule, { ...withTrips(tripEntries({}, {}), { limit: 1 }), ...both })).toMatchInlineSnapshot(
    `""[{name}](/trips/{slug}): {price:money}" → No page has the address "/trips/trip-0": the page "/trips/{slug}" leaves this entry of "trips" out by its "limit", 1. Take a larger limit, or remove it."`,
  );
  expect(
    found(rule, { ...withTrips(tripEntries({ price: 100 }), { where: { price: { from: 200 } } }), ...both }),
  ).toMatchInlineSnapshot(
    `""[{name}](/trips/{slug}): {price:money}" → No page has the address "/trips/trip-0": the page "/trips/{slug}" leaves this entry of "trips" out by its "where", which asks for "price": {"from":200}. Change the entry or the condition, or remove the link."`,
  );
});

test('accepts a page with or without a slash at its end, a place on it, and an old address', () => {
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': '/contact/' })).toBe('nothing');
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': '/contact?from=hero#hours' })).toBe('nothing');
  expect(
    found(rule, { '/redirects': [{ from: '/old', to: '/contact' }], '/routes/0/blocks/0/actions/0/to': '/old' }),
  ).toBe('nothing');
});

test('says nothing of a link in which a value is missing: that is the mistake', () => {
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': '/{pth}' })).toMatchInlineSnapshot(
    `"(value-exists) pth → No value is named "pth". There is: "email", "name", "phone", "year"."`,
  );
});
