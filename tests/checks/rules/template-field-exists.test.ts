import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/manifest/manifest';
import { found } from '../site-with';
import { tripEntries, withReviews, withTrips } from '../trips';

const rule = 'template-field-exists';

test('reports a field that no entry has', () => {
  expect(found(rule, { '/routes/0/blocks/1/items/as/text': '{titel}' })).toMatchInlineSnapshot(
    `"{titel} → No entry of "breads" has a field "titel". Did you mean "title"?"`,
  );
  expect(found(rule, { '/routes/0/blocks/1/items/as/title': '{titel}' })).toMatchInlineSnapshot(
    `"{titel} → No entry of "breads" has a field "titel". Did you mean "title"?"`,
  );
  expect(found(rule, { '/routes/0/blocks/1/items/as/to': '/{slug}' })).toMatchInlineSnapshot(
    `"{slug} → No entry of "breads" has a field "slug". There is: "code", "days", "icon", "path", "title", "email", "name", "phone", "year"."`,
  );
  expect(found(rule, { '/routes/0/blocks/1/items/as/text': 'Our {titel}' })).toMatchInlineSnapshot(
    `"{titel} → No entry of "breads" has a field "titel". Did you mean "title"?"`,
  );
});

test('reports an entry without a field that a text needs', () => {
  expect(
    found(rule, {
      '/collections/breads/-': { path: '/', title: 'Wheat', icon: 'plane', code: 'ke' },
      '/collections/breads/0/price': '3',
      '/routes/0/blocks/1/items/as/meta': 'Only {price}',
    }),
  ).toMatchInlineSnapshot(
    `"{ → This entry of "breads" has no "price", and a list writes "{price}". Let the entry say it."`,
  );
});

test('reports what the entry says instead, where that is a slip', () => {
  const edit = { '/collections/breads/0/titel': 'Rye', '/collections/breads/0/title': undefined };
  expect(found(rule, edit)).toMatchInlineSnapshot(
    `"{ → This entry of "breads" has no "title", and a list writes "{title}". Did you mean it by "titel"?"`,
  );
});

test('accepts a property of the same name that no entry has any more', () => {
  const text = '/routes/0/blocks/1/items/as/meta';
  expect(
    found(rule, { [text]: '{meta}', '/collections/breads/0/metal': 'x', '/collections/breads/1/metal': 'y' }),
  ).not.toContain('template-field-exists');
  expect(found(rule, { [text]: '{metta}', '/collections/breads/0/metal': 'x' })).toContain('Did you mean "metal"?');
});

test('accepts an entry that lacks a field which a property is nothing but, and values', () => {
  expect(found(rule, { '/collections/breads/0/price': '3', '/routes/0/blocks/1/items/as/meta': '{price}' })).toBe(
    'nothing',
  );
  expect(found(rule, { '/routes/0/blocks/1/items/as/text': 'Call {phone} for {title}' })).toBe('nothing');
  expect(found(rule, { '/routes/0/blocks/1/items/as/text': '{phone}' })).toBe('nothing');
});

test('offers fields alone where entries are chosen or sorted', () => {
  const edit = { '/values/founded': '1990', '/routes/0/blocks/1/items/where': { founded: '1990' } };
  expect(found(rule, edit)).toMatchInlineSnapshot(
    `""founded" → No entry of "breads" has a field "founded". There is: "code", "days", "icon", "path", "title"."`,
  );
  expect(found(rule, { '/routes/0/blocks/1/items/sort': 'founded' })).toMatchInlineSnapshot(
    `""founded" → No entry of "breads" has a field "founded". There is: "code", "days", "icon", "path", "title"."`,
  );
});

test('reports a field that no entry of the page has where a list chooses by it', () => {
  const withList = (field: string) => {
    const { '/routes/-': made, ...edit } = withTrips(tripEntries({ level: 'easy' }));
    const items = { from: 'trips', where: { level: field }, as: '{name}' };
    const { blocks = [], ...route } = made as JsonObject & { blocks?: JsonObject[] };
    return { ...edit, '/routes/-': { ...route, blocks: [...blocks, { type: 'list', heading: 'Near', items }] } };
  };
  expect(found(rule, withList('{lvel}'))).toMatchInlineSnapshot(
    `"{lvel} → No entry of "trips" has a field "lvel". Did you mean "level"?"`,
  );
  expect(found(rule, withList('{level}'))).toMatchInlineSnapshot(
    `"{ → This entry of "trips" has no "level", and its page writes "{level}". Let the entry say it."`,
  );
});

test('reports a field of the entry that another names, by which this is chosen or sorted', () => {
  const trips = withTrips(tripEntries({}));
  expect(found(rule, { ...trips, ...withReviews({ where: { 'trip.prise': 4500 } }) })).toMatchInlineSnapshot(
    `""trip.prise" → No entry of "trips" has a field "prise". Did you mean "price"?"`,
  );
  expect(found(rule, { ...trips, ...withReviews({ sort: '-trip.prise' }) })).toMatchInlineSnapshot(
    `""-trip.prise" → No entry of "trips" has a field "prise". Did you mean "price"?"`,
  );
});
