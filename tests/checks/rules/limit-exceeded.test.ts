import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/manifest/manifest';
import { found, pageOfBlocks } from '../site-with';

const rule = 'limit-exceeded';

const picture = (bytes: number) => ({
  pictures: {
    'uploads/example.svg': { kind: 'drawing' as const, path: '_assets/example.2.svg', width: 640, height: 480, bytes },
  },
});

test('reports a page, a collection and a picture past their limits', () => {
  expect(found(rule, pageOfBlocks(101))).toMatchInlineSnapshot(
    `"[ → There are 101 blocks on one page, and 100 is the most. Make two pages of it."`,
  );
  const days = Array.from({ length: 5001 }, (_, index) => ({ day: `Day ${index}` }));
  expect(
    found(rule, {
      '/collections/days': days,
      '/routes/1/blocks/-': { type: 'list', heading: 'Days', items: { from: 'days', as: '{day}' } },
    }),
  ).toMatchInlineSnapshot(
    `"[ → There are 5001 entries in one collection, and 5000 is the most. Make two collections of it."`,
  );
  expect(found(rule, {}, picture(25_000_001))).toMatchInlineSnapshot(`
    "
    { → There are 25000001 bytes in the picture "uploads/example.svg", and 25000000 is the most. Save it smaller.
    (picture-weight) warning "uploads/example.svg" → The picture "uploads/example.svg" has 25000001 bytes; here 400000 should be enough. Save it smaller.
    "
  `);
});

test('reports lists of one page that are too long together, also those from a collection', () => {
  const days = Array.from({ length: 4000 }, (_, index) => ({ day: `Day ${index}` }));
  const list = { type: 'list', heading: 'Days', items: { from: 'days', as: '{day}' } };
  const shared = { type: 'shared', block: 'days' };
  const edit = { '/collections/days': days, '/shared/days': list, '/routes/1/blocks/-': list };
  expect(found(rule, { ...edit, '/notFound/blocks': [list, shared, shared] })).toMatchInlineSnapshot(
    `"[ → There are more than 10000 items in the lists of one page. Make several pages of it."`,
  );
});

const entries = (count: number, of: (index: number) => JsonObject) => Array.from({ length: count }, (_, at) => of(at));
const listed = { type: 'list', heading: 'Days' };

test('reports lists of the header, the footer and the feeds', () => {
  const days = entries(4000, (index) => ({ day: `Day ${index}`, on: '2031-05-06' }));
  const menu = { from: 'days', as: { label: '{day}', to: '/' } };
  expect(
    found(rule, { '/collections/days': days, '/header/menu/0': { label: 'Days', items: [menu, menu, menu] } }),
  ).toMatchInlineSnapshot(`"{ → There are more than 10000 items in the lists of header or footer. Show fewer."`);
  expect(
    found(rule, { '/collections/days': days, '/footer/groups': entries(3, () => ({ heading: 'Days', items: menu })) }),
  ).toMatchInlineSnapshot(`"{ → There are more than 10000 items in the lists of header or footer. Show fewer."`);
  const as = { title: '{day}', date: '{on}', to: '/' };
  const feeds = entries(26, (index) => ({ path: `/days-${index}.xml`, title: 'Days', from: 'days', as }));
  expect(found(rule, { '/collections/days': days, '/feeds': feeds })).toMatchInlineSnapshot(
    `"[ → There are more than 100000 items in all feeds. Choose fewer with "where"."`,
  );
});

test('says of more pages than memory may hold what the limit is, why and what to do, and composes none of them', () => {
  const made = entries(10, (group) => ({
    from: 'trips',
    path: `/${group}/{slug}`,
    title: '{missing}',
    description: 'What composing would find a mistake in.',
    blocks: [{ type: 'text', heading: '{slug}', text: '{slug}' }],
  }));
  const edit = Object.fromEntries(made.map((route, index) => [`/routes/${index + 2}`, route]));
  const trips = (count: number) => ({ '/collections/trips': entries(count, (index) => ({ slug: `trip-${index}` })) });
  expect(found(rule, { ...edit, ...trips(5000) })).toMatchInlineSnapshot(
    `"[ → There are 50002 pages, and 50000 is the most. A check and a build hold the whole text in memory, and what they make of it. Split the site in two."`,
  );
  expect(found(rule, { ...edit, ...trips(1) })).toContain('missing');
});

test('counts what an entry takes from another collection', () => {
  const days = entries(4000, (index) => ({ day: `Day ${index}` }));
  const months = entries(1, () => ({ slug: 'may', title: 'May', days: { from: 'days', as: '{day}' } }));
  const route = {
    from: 'months',
    path: '/months/{slug}',
    title: '{title}',
    description: 'What is new at the bakery on the corner: breads, hours and holidays, month by month.',
    blocks: entries(3, () => ({ ...listed, items: '{days}' })),
  };
  expect(
    found(rule, { '/collections/days': days, '/collections/months': months, '/routes/-': route }),
  ).toMatchInlineSnapshot(`"[ → There are more than 10000 items in the lists of one page. Make several pages of it."`);
});

test('counts of what a page chooses by a field of its own only what it chooses', () => {
  const trips = entries(40, (index) => ({ slug: `trip-${index}` }));
  const reviews = entries(4000, (index) => ({ trip: `trip-${index % 40}`, words: `Fine ${index}` }));
  const chosen = { from: 'reviews', where: { trip: '{slug}' }, as: '{words}' };
  const route = {
    from: 'trips',
    path: '/trips/{slug}',
    title: 'Trip {slug}',
    description: 'About {slug}, a walk from the bakery on the corner to the mill, with bread on the way, for all.',
    blocks: [
      { ...listed, heading: '{slug}', items: chosen },
      { ...listed, items: chosen },
      { ...listed, items: chosen },
    ],
  };
  const edit = { '/collections/trips': trips, '/collections/reviews': reviews, '/routes/-': route };
  expect(found(rule, edit)).not.toContain('There are');
});

test('refuses lists within lists before 25 million items are made', () => {
  const days = entries(5000, (index) => ({ day: `Day ${index}` }));
  const items = { from: 'days', as: { label: '{day}', to: '/' } };
  const edit = { '/collections/days': days, '/header/menu': { from: 'days', as: { label: '{day}', items } } };
  expect(found(rule, edit)).toMatchInlineSnapshot(
    `"{ → There are more than 10000 items in the lists of header or footer. Show fewer."`,
  );
});

test('refuses a text that names a long list of an entry again and again', () => {
  const days = [{ day: 'Monday', all: Array.from({ length: 4000 }, (_, index) => `Bread ${index}`) }];
  const card = { title: '{day}', text: Array.from({ length: 4000 }, () => '{all}') };
  const block = { type: 'card-grid', heading: 'Days', items: { from: 'days', as: card } };
  expect(found(rule, { '/collections/days': days, '/routes/1/blocks/-': block })).toMatchInlineSnapshot(
    `"[ → There are more than 10000 items in the lists of one page. Make several pages of it."`,
  );
});

test('accepts what is far from its limit', () => {
  expect(found(rule, pageOfBlocks(80))).toBe('nothing');
});
