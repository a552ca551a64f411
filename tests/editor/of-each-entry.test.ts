import { expect, test } from 'vitest';
import { picturesOfEach, wordsOfEach } from '../../src/editor/choices/entry-choices';
import { itemSources } from '../../src/editor/choices/item-sources';
import type { Input } from '../../src/editor/inputs/input';
import { inputAt } from '../../src/editor/naming/entry-fields';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { type Pointer, valueAt } from '../../src/manifest/pointer';

const now = new Date('2026-11-30T12:00:00Z');

const root: JsonObject = {
  collections: {
    trips: {
      label: 'Trips',
      one: 'trip',
      fields: {
        title: { kind: 'text', label: 'Name' },
        price: { kind: 'money', label: 'A seat' },
        start: { kind: 'date' },
        photo: { kind: 'picture' },
        route: { kind: 'file' },
        more: { kind: 'link' },
        mark: { kind: 'icon' },
        bring: { kind: 'texts', label: 'What to bring' },
      },
      entries: [{ slug: 'dawn', title: 'Dawn', price: 4500 }],
    },
    concerts: {
      label: 'Concerts',
      fields: {
        title: { kind: 'text', label: 'Name' },
        date: { kind: 'date', label: 'Day' },
        time: { kind: 'text', label: 'Time' },
        place: { kind: 'text', label: 'Place' },
        price: { kind: 'money', label: 'Price' },
      },
      entries: [
        { title: 'Carols', date: '2026-12-20', time: '18:00', place: 'Here', price: 0 },
        { title: 'Easter', date: '2026-04-05', time: '10:00', place: 'Here', price: 500 },
      ],
    },
    guides: [{ name: 'Asha', steps: [{ title: 'First', text: 'She calls.' }] }],
  },
  routes: [
    {
      path: '/trips/{slug}',
      from: 'trips',
      blocks: [
        { type: 'hero', heading: '{title}' },
        { type: 'list', heading: 'Bring', items: [] },
        { type: 'card-grid', items: [{ title: '', text: '' }] },
        { type: 'table', columns: [''], rows: [['']] },
      ],
    },
    { path: '/', blocks: [{ type: 'card-grid', items: { from: 'trips', as: { title: '{title}' } } }] },
    { path: '/guides/{name}', from: 'guides', blocks: [{ type: 'steps', items: [] }] },
  ],
};

test('a picture, a link, a file and an icon of the entry are offered, on its page and in what is made of it', () => {
  const onPage = '/routes/0/blocks/0/picture';
  expect(picturesOfEach(onPage, root)).toEqual([{ name: '{photo}', title: 'Photo', says: 'Of each trip its own' }]);
  expect(wordsOfEach('link', '/routes/0/blocks/0/actions/0/to', root).map(({ name }) => name)).toEqual([
    '{route}',
    '{more}',
  ]);
  expect(wordsOfEach('icon', onPage, root).map(({ name }) => name)).toEqual(['{mark}']);
  // Elsewhere the page of each entry comes first.
  expect(wordsOfEach('link', '/routes/1/blocks/0/items/as/to', root)[0]).toEqual({
    name: '/trips/{slug}',
    title: 'The page of each trip',
    says: '/trips/…',
  });
  expect(picturesOfEach('/routes/1/blocks/0/items/as/picture', root)).toHaveLength(1);
  expect(picturesOfEach('/routes/1/blocks/0/heading', root)).toEqual([]);
});

test('the items of a list are the lines or the parts that each entry says, where they fit', () => {
  expect(sourcesAt('/routes/0/blocks/1/items')).toEqual(['What to bring', 'Trips', 'Concerts', 'Guides']);
  expect(taken('/routes/0/blocks/1/items', 'What to bring')).toBe('{bring}');
  expect(sourcesAt('/routes/0/blocks/2/items')).toEqual(['Trips', 'Concerts', 'Guides']);
  expect(sourcesAt('/routes/2/blocks/0/items')).toEqual(['Steps', 'Trips', 'Concerts', 'Guides']);
  expect(taken('/routes/2/blocks/0/items', 'Steps')).toBe('{steps}');
});

test('what is made of a collection takes the place of an empty first item, and follows written ones', () => {
  const place = '/routes/0/blocks/2/items';
  expect(taken(place, 'Trips')).toMatchObject({ from: 'trips' });
  const written = set(root, `${place}/0/title`, 'Lamps');
  expect(taken(place, 'Trips', written)).toMatchObject([{ title: 'Lamps' }, { from: 'trips' }]);
});

test('the rows of a table are made of a collection, each cell of the field that its column is called like', () => {
  const rows = '/routes/0/blocks/3/rows';
  const after = take(rows, 'Trips');
  expect(valueAt(after, '/routes/0/blocks/3')).toEqual({
    type: 'table',
    columns: ['Name', 'A seat', 'Start'],
    rows: { from: 'trips', as: ['{title}', '{price:money}', '{start:long}'] },
  });
  const named = set(root, '/routes/0/blocks/3/columns', ['a seat', 'When']);
  expect(taken(rows, 'Trips', named)).toEqual({ from: 'trips', as: ['{price:money}', '{title}'] });
});

test('what is made of entries with days leaves out what is over, the next first, and a table has their prices', () => {
  expect(valueAt(take('/routes/0/blocks/3/rows', 'Concerts'), '/routes/0/blocks/3')).toEqual({
    type: 'table',
    columns: ['Name', 'Day', 'Time', 'Price'],
    rows: {
      from: 'concerts',
      where: { date: { from: 'today' } },
      sort: 'date',
      as: ['{title}', '{date:long}', '{time}', '{price:money}'],
    },
  });
  const cards = '/routes/0/blocks/2/items';
  expect(taken(cards, 'Concerts')).toMatchObject({ where: { date: { from: 'today' } }, sort: 'date' });
  // Days of what was written, of what only tells of the past, and of some entries leave nothing out.
  const feeds = [{ path: '/concerts.xml', from: 'concerts' }];
  expect(taken(cards, 'Concerts', { ...root, feeds })).not.toHaveProperty('where');
  const over = set(root, '/collections/concerts/entries/0/date', '2026-01-06') as JsonObject;
  expect(taken(cards, 'Concerts', over)).not.toHaveProperty('where');
  expect(taken(cards, 'Trips')).not.toHaveProperty('where');
});

function itemAt(list: Pointer, site: JsonObject): Input {
  const input = inputAt(site, list);
  if (input?.kind !== 'list') throw new Error(`${list} is no list.`);
  return input.item;
}

function sourcesAt(list: Pointer): string[] {
  return itemSources(root, list, itemAt(list, root), now).map(({ title }) => title);
}

function take(list: Pointer, title: string, site = root): JsonObject {
  const source = itemSources(site, list, itemAt(list, site), now).find((one) => one.title === title);
  if (!source) throw new Error(`${title} is not offered.`);
  return source.take().after;
}

function taken(list: Pointer, title: string, site = root): Json | undefined {
  return valueAt(take(list, title, site), list);
}
