import { expect, test } from 'vitest';
import { composePage } from '../../src/compose/compose-page';
import { routeSources } from '../../src/compose/routes';
import type { AuthoredBlock, JsonObject, Manifest } from '../../src/manifest/manifest';
import { assets } from '../assets';
import { blockOf, siteOf } from './site-of';

const [picture = ''] = Object.keys(assets.pictures);
const collections = {
  guides: [{ slug: 'marek', name: 'Marek', phone: '+254 700' }],
  trips: [
    {
      slug: 'dawn',
      name: 'Dawn {x}',
      price: 45,
      guide: 'marek',
      photo: { src: picture, alt: 'Dawn' },
      day: ['A', 'B'],
    },
    { slug: 'alone', name: 'Alone', price: 30 },
  ],
  departures: [
    { date: '2031-08-14', trip: 'dawn' },
    { date: '2031-08-15', trip: 'alone' },
  ],
};
const references = { departures: { trip: 'trips' }, trips: { guide: 'guides' } };

/** The blocks of a page made of the first departure, and what it refers to. */
function pageOfDeparture(blocks: AuthoredBlock[], parts: Partial<Manifest> = {}) {
  const route = { from: 'departures', path: '/{trip.slug}/{date}', title: '{trip.name:long}', description: '', blocks };
  const site = siteOf({
    site: { ...siteOf().manifest.site, currency: 'EUR' },
    collections,
    references,
    routes: [{ ...route, title: 'With {trip.guide.name}' }],
    ...parts,
  });
  const [source] = routeSources(site);
  const composed = source && composePage(site, source, { asked: ['uses'] });
  return { page: composed?.page, uses: composed?.facts.uses ?? [] };
}

test('braces follow the entry that a field names, through several steps, wherever a field may stand', () => {
  const { page } = pageOfDeparture([
    {
      type: 'split',
      heading: '{trip.name}, {trip.price:money}',
      text: 'With [{trip.guide.name}](/guides/{trip.guide.slug}).',
      picture: '{trip.photo}',
    },
    { type: 'steps', heading: 'Day', items: ['{trip.day}'] as never },
    { type: 'table', columns: ['Trip', 'Guide'], rows: [['{trip.name}', '**{trip.guide.name}**']] },
  ]);
  expect(page).toMatchObject({ path: '/dawn/2031-08-14', title: 'With Marek' });
  expect(page?.blocks).toMatchObject([
    { heading: 'Dawn {x}, €45', text: [['With ', { to: { href: '/guides/marek' }, content: ['Marek'] }, '.']] },
    {},
    { rows: [[[['Dawn {x}']], [[{ kind: 'strong', content: ['Marek'] }]]]] },
  ]);
});

test('a list of entries writes what the entries say that they name, and leaves out what those lack', () => {
  const items = { from: 'departures', as: { title: '{trip.name}', to: '/{trip.slug}', meta: '{trip.guide.name}' } };
  const { page, uses } = pageOfDeparture([{ type: 'card-grid', items }]);
  expect(page?.blocks).toMatchObject([
    {
      items: [
        { title: 'Dawn {x}', meta: 'Marek' },
        { title: 'Alone', to: { href: '/alone' } },
      ],
    },
  ]);
  const used = uses.flatMap(({ kind, name }) => (kind === 'entry' ? [name] : []));
  expect(new Set(used)).toContain('/collections/guides/0');
});

test('tells of a way that nothing declares, and of one that leads to no entry', () => {
  const blocks = [{ type: 'hero', heading: '{trip.name} and {date.year}' }];
  const broken = (parts: Partial<Manifest>): unknown[] =>
    pageOfDeparture(blocks, parts).uses.flatMap((use) =>
      use.kind === 'field' ? [[use.name, use.path, use.broken]] : [],
    );
  expect(broken({})).toEqual([['date', 'date.year', 'undeclared']]);
  const astray = { ...collections, departures: [{ date: '2031-08-14', trip: 'dusk' }] };
  const path = '/{date}';
  const routes = [{ from: 'departures', path, title: 'x', description: '', blocks }];
  expect(broken({ collections: astray, routes: routes as never })).toEqual([
    ['trip', 'trip.name', 'unnamed'],
    ['date', 'date.year', 'undeclared'],
  ]);
});

test('entries are chosen and sorted by what those say that they name', () => {
  const taken = (selection: JsonObject): unknown => {
    const items = { from: 'departures', ...selection, as: { title: '{date}' } };
    const [grid] = pageOfDeparture([{ type: 'card-grid', items }]).page?.blocks ?? [];
    return (grid as { items?: unknown } | undefined)?.items;
  };
  const [dawn, alone] = [{ title: '2031-08-14' }, { title: '2031-08-15' }];
  expect(taken({ where: { 'trip.price': 45 } })).toEqual([dawn]);
  expect(taken({ where: { 'trip.guide.name': { not: 'Marek' } } })).toEqual([alone]);
  expect(taken({ where: { 'trip.price': { from: 30, to: 40 } } })).toEqual([alone]);
  expect(taken({ where: { 'trip.price': [45, 30], 'trip.guide.slug': 'marek' } })).toEqual([dawn]);
  expect(taken({ sort: 'trip.price' })).toEqual([alone, dawn]);
  // Who names no guide stands last, in either order.
  expect(taken({ sort: '-trip.guide.name' })).toEqual([dawn, alone]);
});

test('a day that the named entry says lets an item go', () => {
  const trips = [{ slug: 'dawn', ends: '2031-05-09' }];
  const items = { from: 'departures', where: { 'trip.ends': { from: 'today' } }, as: { title: '{date}' } };
  const departures = [{ date: '2031-05-08', trip: 'dawn' }];
  const site = { collections: { trips, departures }, references: { departures: { trip: 'trips' } } };
  expect(blockOf({ type: 'card-grid', items }, site).items).toEqual([{ title: '2031-05-08', until: '2031-05-09' }]);
});
