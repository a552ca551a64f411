import { expect, test } from 'vitest';
import { composeShell } from '../../src/compose/compose-shell';
import type { Origin } from '../../src/compose/observer';
import type { AuthoredBlock } from '../../src/manifest/manifest';
import type { Pointer } from '../../src/manifest/pointer';
import { pageOf, siteOf } from './site-of';

const collections = {
  countries: [
    { country: 'Kenya', path: '/kenya', isOpen: false },
    { country: 'Britain', path: '/britain', isOpen: true, facts: ['Tea', 'Rain'] },
  ],
};
const cards = {
  from: 'countries',
  as: {
    title: '{country}',
    meta: 'To {country}',
    text: 'Plain',
    to: '{path}',
    lists: [{ heading: 'Facts', items: '{facts}' }],
  },
  where: { isOpen: true },
};

function originsOf(blocks: AuthoredBlock[]): Map<Pointer, Origin> {
  const origins = new Map<Pointer, Origin>();
  const shared = { open: { type: 'card-grid', items: cards } };
  pageOf(blocks, { collections, shared }, { origin: (pointer, origin) => origins.set(pointer, origin) });
  return origins;
}

const entry = '/collections/countries/1';
const template = '/routes/0/blocks/0/items/as';

test('a text that is one field leads to the field of the entry', () => {
  const origins = originsOf([{ type: 'card-grid', items: cards }]);
  expect(origins.get('/blocks/0/items/0/title')).toEqual({ pointer: `${entry}/country`, related: `${template}/title` });
  expect(origins.get('/blocks/0/items/0/lists/0/items')).toEqual({
    pointer: `${entry}/facts`,
    related: `${template}/lists/0/items`,
  });
});

test('a text with more in it leads to the template', () => {
  const origins = originsOf([{ type: 'card-grid', items: cards }]);
  expect(origins.get('/blocks/0/items/0/meta')).toEqual({ pointer: `${template}/meta`, related: entry });
  expect(origins.get('/blocks/0/items/0/text')).toEqual({ pointer: `${template}/text` });
});

test('an item leads to its entry, counted in the collection and not in the list', () => {
  expect(originsOf([{ type: 'card-grid', items: cards }]).get('/blocks/0/items/0')).toEqual({
    pointer: entry,
    related: template,
  });
});

test('a shared block leads to where it is written, and from there into its collections', () => {
  const origins = originsOf([{ type: 'shared', block: 'open' }]);
  expect(origins.get('/blocks/0')).toEqual({ pointer: '/shared/open', related: '/routes/0/blocks/0' });
  expect(origins.get('/blocks/0/items/0/meta')).toEqual({ pointer: '/shared/open/items/as/meta', related: entry });
  expect(origins.get('/blocks/0/items/0/title')?.pointer).toBe(`${entry}/country`);
});

test('a page leads to its route', () => {
  expect(originsOf([]).get('')).toEqual({ pointer: '/routes/0' });
});

test('the menu leads into its collections', () => {
  const origins = new Map<Pointer, Origin>();
  const items = { from: 'countries', as: { label: '{country}', to: '{path}' } };
  composeShell(siteOf({ collections, header: { menu: [{ label: 'Go', items }] } }), {
    origin: (pointer, origin) => origins.set(pointer, origin),
  });
  expect(origins.get('/header/menu/0/items/1/label')).toEqual({
    pointer: '/collections/countries/1/country',
    related: '/header/menu/0/items/as/label',
  });
});

test('nothing is told of where nobody asks, and the page is the same', () => {
  const blocks = [{ type: 'card-grid', items: cards }];
  expect(pageOf(blocks, { collections })).toEqual(
    pageOf(blocks, { collections }, { origin() {}, use() {}, expanded: () => true }),
  );
});
