import { expect, test } from 'vitest';
import { composePage } from '../../src/compose/compose-page';
import { routeSources } from '../../src/compose/routes';
import { chooseEntries } from '../../src/compose/where';
import type { Json } from '../../src/manifest/manifest';
import { found } from '../checks/site-with';
import { siteOf } from './site-of';

const collections = {
  shops: [
    { town: 'Kisumu', name: 'Lake' },
    { town: 'Nairobi', name: 'Hill' },
    { town: 'Mombasa {x}', name: 'Coast' },
  ],
  towns: [{ slug: 'coast', at: 'Mombasa {x}', name: 'The coast' }],
};
const values = { town: 'Nairobi', other: 'Kisumu' };
const list = (where: Json) => ({ type: 'list', items: { from: 'shops', where, as: '{name}' } });

/** The shops that a list on a page takes; the page is that of a town where `from` says so. */
function taken(where: Json, from?: 'towns'): unknown {
  const made = from ? { from, path: '/{slug}' } : { path: '/x' };
  const route = { ...made, title: 'Shops', description: '', blocks: [list(where)] };
  const site = siteOf({ collections, values, routes: [route as never] });
  const [page] = routeSources(site).map((source) => composePage(site, source).page);
  return (page?.blocks[0] as { items?: unknown } | undefined)?.items;
}

test.each<[Json, string]>([
  [{ town: '{town}' }, 'Hill'],
  [{ town: ['{town}', '{other}'] }, 'Lake Hill'],
  [{ town: { not: '{town}' } }, 'Lake Coast'],
])('on a page that is no entry, where %j takes %s', (where, names) => {
  expect([taken(where)].flat(3).join(' ')).toBe(names);
});

test('on the page of an entry a field comes before a value, and is held against what others say, braces and all', () => {
  expect([taken({ town: '{other}' }, 'towns')].flat(3)).toEqual(['Lake']);
  expect([taken({ town: '{at}' }, 'towns')].flat(3)).toEqual(['Coast']);
  expect([taken({ town: ['{at}', '{other}'] }, 'towns')].flat(3)).toEqual(['Lake', 'Coast']);
});

test('says once what braces in a condition mean nothing', () => {
  const items = { from: 'breads', where: { title: '{phonee}' }, as: '{title}' };
  expect(
    found('value-exists', { '/routes/0/blocks/-': { type: 'list', heading: 'Bread', items } }),
  ).toMatchInlineSnapshot(`"phonee → No value is named "phonee". Did you mean "phone"?"`);
  expect(
    found('value-exists', { '/routes/0/blocks/-': { type: 'list', heading: 'Bread', items: [items] } }),
  ).toMatchInlineSnapshot(`"phonee → No value is named "phonee". Did you mean "phone"?"`);
  const route = {
    from: 'breads',
    path: '/breads/{code}',
    title: 'The {title}',
    description: 'A small bakery on the corner: rye and spelt from the oven, every day from four in the morning.',
    blocks: [{ type: 'list', heading: 'The {title}', items: { ...items, where: { title: '{titel}' } } }],
  };
  expect(found('value-exists', { '/routes/-': route })).toMatchInlineSnapshot(`
    "
    (page-title) warning "A small bakery on the corner: rye and spelt from the oven, every day from four in the morning." → The page "/" has the same description. Say what is special about this page.
    (template-field-exists) {titel} → No entry of "breads" has a field "titel". Did you mean "title"?
    "
  `);
  expect(found('value-exists', { '/routes/-': { ...route, where: { code: '{phonee}' } } })).toMatchInlineSnapshot(
    `"phonee → No value is named "phonee". Did you mean "phone"?"`,
  );
});

test('a bound may be a value, and so may the day that an entry says', () => {
  const seasons = [
    { name: 'Summer', ends: '{seasonEnd}' },
    { name: 'Spring', ends: '2031-04-30' },
    { name: 'Autumn', ends: '2031-11-30' },
  ];
  const as = '{name}: {ends:short}';
  const items = (where: Json, seasonEnd: string): unknown => {
    const route = {
      path: '/x',
      title: 'x',
      description: '',
      blocks: [{ type: 'list', items: { from: 'seasons', where, as } }],
    };
    const site = siteOf({ collections: { seasons }, values: { seasonEnd }, routes: [route as never] });
    const [page] = routeSources(site).map((source) => composePage(site, source).page);
    return (page?.blocks[0] as { items?: unknown[] } | undefined)?.items?.flat(2);
  };
  expect(items({ ends: { from: 'today' } }, '2031-09-30')).toEqual(['Summer: Sep 30', 'Autumn: Nov 30']);
  expect(items({ ends: { from: 'today' } }, '2031-03-31')).toEqual(['Autumn: Nov 30']);
  expect(items({ ends: { to: '{seasonEnd}' } }, '2031-09-30')).toEqual(['Summer: Sep 30', 'Spring: Apr 30']);
});

test('a value that an entry names as its day is used, and one that there is not is told of once, at the entry', () => {
  const seasons = (name: string): Json => [
    { name: 'Summer', ends: `{${name}}` },
    { name: 'Autumn', ends: '2031-11-30' },
  ];
  const items = { from: 'seasons', where: { ends: { from: 'today' } }, as: '{name}: {ends:short}' };
  const edit = (name: string) => ({
    '/values/seasonEnd': '2031-09-30',
    '/collections/seasons': seasons(name),
    '/routes/1/blocks/-': { type: 'list', heading: 'Seasons', items },
  });
  expect(found('', edit('seasonEnd'))).toBe('nothing');
  expect(found('value-exists', edit('seasnEnd'))).toMatchInlineSnapshot(
    `"seasnEnd → No value is named "seasnEnd". Did you mean "seasonEnd"?"`,
  );
});

test.each<[Json, number, number]>([
  [{ at: { not: 0 } }, 3, 3],
  [{ at: { from: '+3d', to: '2031-05-12' }, kind: 'odd' }, 3, 0],
  [{ at: { from: 990 } }, 1000, 10],
  [{ at: { to: 1 } }, 1000, 2],
  [{ at: 7 }, 1000, 1],
  [{ at: [3, 5], kind: 'odd' }, 1, 1],
])('however many pages ask where %j, every entry is read once', (where, most, taken) => {
  let reads = 0;
  const entries = Array.from({ length: 1000 }, (_, at) => {
    const entry = {
      get at() {
        reads++;
        return at;
      },
      kind: at % 2 ? 'odd' : 'even',
    };
    return { collection: 'shops', entry, pointer: `/collections/shops/${at}` };
  });
  const site = siteOf({});
  for (let page = 0; page < 50; page++) expect(chooseEntries(entries, where, most, site)).toHaveLength(taken);
  expect(reads).toBe(1000);
});

test('pages that name nobody are all told of the same names', () => {
  const shops = Array.from({ length: 30 }, (_, at) => ({ slug: `shop-${at}`, name: 'Lake' }));
  const blocks = [list({ slug: 'no-{slug}' })];
  const route = { from: 'shops', path: '/{slug}', title: 'Shops', description: '', blocks };
  const site = siteOf({ collections: { shops }, routes: [route as never] });
  const uses = routeSources(site).flatMap((source) => composePage(site, source, { asked: ['uses'] }).facts.uses);
  const told = uses.filter((one) => one.kind === 'reference');
  expect(told).toHaveLength(30);
  expect(new Set(told.map(({ known }) => known)).size).toBe(1);
});
