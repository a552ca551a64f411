import { expect, test } from 'vitest';
import { composePage } from '../../src/compose/compose-page';
import { composeShell } from '../../src/compose/compose-shell';
import type { Origin } from '../../src/compose/facts';
import type { AuthoredBlock } from '../../src/manifest/manifest';
import type { Pointer } from '../../src/manifest/pointer';
import { routeOf, siteOf } from './site-of';

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
  const shared = { open: { type: 'card-grid', items: cards } };
  return composePage(siteOf({ collections, shared }), routeOf(blocks), { asked: ['origins'] }).facts.origins;
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
  const items = { from: 'countries', as: { label: '{country}', to: '{path}' } };
  const { facts } = composeShell(siteOf({ collections, header: { menu: [{ label: 'Go', items }] } }), ['origins']);
  expect(facts.origins.get('/header/menu/0/items/1/label')).toEqual({
    pointer: '/collections/countries/1/country',
    related: '/header/menu/0/items/as/label',
  });
});

test('nothing is noted that nobody asks for, and the page is the same', () => {
  const [site, route] = [siteOf({ collections }), routeOf([{ type: 'card-grid', items: cards }])];
  const { page, facts } = composePage(site, route);
  expect(Object.keys(facts)).toEqual(['assets', 'reached']);
  const inspected = composePage(site, route, { asked: ['uses', 'blocks', 'items', 'origins'] });
  expect(inspected.page).toEqual(page);
  expect(inspected.facts.items).toEqual([{ pointer: '/routes/0/blocks', count: 4, most: 10_000 }]);
});

test('a composer receives no block that is not as its schema says, and the facts have it all the same', () => {
  const block = { type: 'route-map', heading: 'Here', stops: 'none' };
  const composed = composePage(siteOf(), routeOf([block]), { asked: ['blocks'], isRight: () => false });
  expect(composed.page.blocks).toEqual([{ ...block, level: 1, itemLevel: 2 }]);
  expect(composed.facts.blocks).toEqual([{ block, pointer: '/blocks/0' }]);
  expect(() => composePage(siteOf(), routeOf([block]))).toThrow();
});
