import { expect, test } from 'vitest';
import { expand } from '../../src/compose/expand';
import { startFacts, type Use } from '../../src/compose/facts';
import type { AuthoredBlock, Json, JsonObject } from '../../src/manifest/manifest';
import { registry } from '../registry';
import { siteOf } from './site-of';

const collections = {
  countries: [
    { code: 'ke', country: 'Kenya', path: '/kenya', count: 3, isOpen: true, facts: ['Nairobi', 'Swahili'] },
    { code: 'gb', country: 'Britain', path: '/britain', count: 0, isOpen: false, facts: [], stub: 'LHR' },
    { code: 'au', country: 'Australia', path: '/australia', count: 7, isOpen: true, facts: ['Sydney'] },
  ],
};

function expandBlock(block: AuthoredBlock, uses: Use[] = []): JsonObject {
  const site = siteOf({ collections, values: { phone: '+254' } });
  const shape = registry.blocks[block.type]?.shape ?? null;
  const place = { composed: '/blocks/0', source: '/routes/0/blocks/0' };
  return expand(block, shape, place, { site, facts: { ...startFacts(), uses } }) as JsonObject;
}

function cards(reference: JsonObject, uses?: Use[]): Json | undefined {
  return expandBlock({ type: 'card-grid', items: { from: 'countries', ...reference } }, uses).items;
}

test('a list taken from a collection has one item for each entry, in their order', () => {
  expect(cards({ as: { title: '{country}', to: '{path}' } })).toEqual([
    { title: 'Kenya', to: '/kenya' },
    { title: 'Britain', to: '/britain' },
    { title: 'Australia', to: '/australia' },
  ]);
});

test('what stands in the query of a link is one answer, whatever signs it has', () => {
  const named = [{ title: 'Bed & breakfast #1', path: '/inn' }];
  const site = siteOf({ collections: { countries: named } });
  const block = {
    type: 'card-grid',
    items: {
      from: 'countries',
      as: { title: '{title}', text: '[Book](/book?room={title})', to: '/inn?room={title}#form' },
    },
  };
  const place = { composed: '/blocks/0', source: '/routes/0/blocks/0' };
  const expanded = expand(block, registry.blocks['card-grid']?.shape ?? null, place, { site, facts: startFacts() });
  expect(expanded).toMatchObject({
    items: [
      {
        text: '[Book](/book?room=Bed%20%26%20breakfast%20%231)',
        to: '/inn?room=Bed%20%26%20breakfast%20%231#form',
      },
    ],
  });
});

test('a template may be a text alone', () => {
  expect(expandBlock({ type: 'list', items: { from: 'countries', as: '{country} ({code})' } }).items).toEqual([
    'Kenya (ke)',
    'Britain (gb)',
    'Australia (au)',
  ]);
});

test('where takes the entries whose fields have its values, and limit only the first of them', () => {
  const as = { title: '{country}' };
  expect(cards({ as, where: { isOpen: true } })).toEqual([{ title: 'Kenya' }, { title: 'Australia' }]);
  expect(cards({ as, where: { isOpen: true, count: 7 } })).toEqual([{ title: 'Australia' }]);
  expect(cards({ as, where: { code: 'xx' } })).toEqual([]);
  expect(cards({ as, where: { isOpen: 'true' } })).toEqual([]);
  expect(cards({ as, where: { isOpen: true }, limit: 1 })).toEqual([{ title: 'Kenya' }]);
  expect(cards({ as, limit: 9 })).toHaveLength(3);
});

test('a template that is one field passes lists, numbers and booleans through as they are', () => {
  const fields = {
    from: 'countries',
    as: {
      name: '{code}',
      label: '{country}',
      kind: 'select',
      required: '{isOpen}',
      rows: '{count}',
      options: '{facts}',
    },
  };
  const block = expandBlock({ type: 'form', sections: [{ fields }] });
  expect(block).toMatchObject({
    sections: [
      {
        fields: [
          { required: true, rows: 3, options: ['Nairobi', 'Swahili'] },
          { required: false, rows: 0, options: [] },
          {},
        ],
      },
    ],
  });
});

test('a number becomes words where words are wanted', () => {
  expect(cards({ as: { title: '{country}', meta: '{count}' }, limit: 1 })).toEqual([{ title: 'Kenya', meta: '3' }]);
});

test('lists inside a template are filled in as well', () => {
  const as = {
    title: '{country}',
    lists: [
      { heading: 'Facts', items: '{facts}' },
      { heading: 'Way', items: ['{path}', 'x'] },
    ],
  };
  expect(cards({ as, limit: 1 })).toEqual([
    {
      title: 'Kenya',
      lists: [
        { heading: 'Facts', items: ['Nairobi', 'Swahili'] },
        { heading: 'Way', items: ['/kenya', 'x'] },
      ],
    },
  ]);
});

test('a property whose one field the entry lacks is left out', () => {
  const uses: Use[] = [];
  expect(cards({ as: { title: '{country}', stub: '{stub}' }, limit: 2 }, uses)).toEqual([
    { title: 'Kenya' },
    { title: 'Britain', stub: 'LHR' },
  ]);
  expect(uses).toContainEqual({
    kind: 'field',
    name: 'stub',
    collection: 'countries',
    entry: '/collections/countries/0',
    isWhole: true,
    isGroup: false,
    item: '/blocks/0/items/0/@entry',
    others: [],
    pointer: '/blocks/0/items/0/stub',
    run: { text: '{stub}', start: 0, end: 6 },
  });
});

test('values and doubled braces in a template are left for later', () => {
  const as = { title: '{country} {phone}', text: '{phone}', meta: '{{code}}' };
  expect(cards({ as, limit: 1 })).toEqual([{ title: 'Kenya {phone}', text: '{phone}', meta: '{{code}}' }]);
});

test('an unknown collection gives an empty list and is told of', () => {
  const uses: Use[] = [];
  const block = { type: 'card-grid', items: { from: 'cities', as: { title: '{x}' } } };
  expect(expandBlock(block, uses).items).toEqual([]);
  const list = '/blocks/0/items';
  expect(uses).toEqual([{ kind: 'collection', name: 'cities', pointer: `${list}/from`, list }]);
});

test('a collection named like a part of every object is unknown too', () => {
  for (const from of ['constructor', 'toString', '__proto__']) {
    expect(expandBlock({ type: 'card-grid', items: { from, as: { title: 'x' } } }).items).toEqual([]);
  }
});

test('a block without references is given back as it is', () => {
  const block = {
    type: 'card-grid',
    heading: 'Cards',
    items: [{ title: 'One', lists: [{ heading: 'a', items: ['b'] }] }],
  };
  expect(expandBlock(block)).toBe(block);
});

test('expanding changes nothing that is written', () => {
  const block = { type: 'card-grid', items: { from: 'countries', as: { title: '{country}' } } };
  const before = JSON.stringify([block, collections]);
  expandBlock(block);
  expect(JSON.stringify([block, collections])).toBe(before);
});
