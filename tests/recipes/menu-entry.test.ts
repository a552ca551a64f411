import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { remove, set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';
import { withFooterFollowing, withMenuEntry } from '../../src/recipes/menu-entry';

const home = { label: 'Home', to: '/' };
const trips = { label: 'Trips', to: '/trips' };
const news = { label: 'News', to: '/news' };
const call = { label: '{phone}', to: 'tel:{phone}' };

function withNews(menu: Json[] | undefined, ...groups: Json[][]): JsonObject {
  const footer = { groups: groups.map((items) => ({ heading: 'Links', items })) };
  return withMenuEntry({ ...(menu && { header: { menu } }), footer }, news);
}

test('the links of the footer that say what the menu says learn of a new page, and no others', () => {
  expect(withNews([home, trips], [call], [home, trips, call])).toEqual({
    header: { menu: [home, trips, news] },
    footer: {
      groups: [
        { heading: 'Links', items: [call] },
        { heading: 'Links', items: [home, trips, call, news] },
      ],
    },
  });
  expect(withNews([home, trips], [home]).footer).toEqual({ groups: [{ heading: 'Links', items: [home] }] });
});

test('where there is no menu, nothing is added', () => {
  expect(withNews(undefined, [home])).toEqual({ footer: { groups: [{ heading: 'Links', items: [home] }] } });
  expect(withNews([], [home]).footer).toEqual({ groups: [{ heading: 'Links', items: [home] }] });
});

test('links of the footer that repeat the menu follow what is written there, step by step, and others stay', () => {
  const links = (site: JsonObject): Json => valueAt(site, '/footer/groups/0/items') ?? null;
  const site = (items: Json[]): JsonObject => ({ header: { menu: [home, trips] }, footer: { groups: [{ items }] } });
  const then = (before: JsonObject, place: string, value: Json): JsonObject =>
    withFooterFollowing(before, set(before, place, value));
  const repeating = site([home, { ...trips }, call]);
  // An entry is empty at first, and then says where it leads and how it is called.
  const empty = withMenuEntry(repeating, { label: '', to: '' });
  expect(links(empty)).toEqual([home, trips, call]);
  const leading = then(empty, '/header/menu/2/to', '/news');
  const named = then(then(leading, '/header/menu/2/label', 'New'), '/header/menu/2/label', 'News');
  expect(links(named)).toEqual([home, trips, call, news]);
  expect(links(then(named, '/header/menu/1/label', 'Tours'))).toEqual([home, { ...trips, label: 'Tours' }, call, news]);
  const own = site([home, { ...trips, label: 'All our trips' }]);
  expect(links(then(own, '/header/menu/1/label', 'Tours'))).toEqual([home, { ...trips, label: 'All our trips' }]);
  const without = (before: JsonObject): JsonObject => withFooterFollowing(before, remove(before, '/header/menu/1'));
  expect(links(without(site([home, trips])))).toEqual([home]);
  // A footer that leads to more may lead there on its own.
  expect(links(without(repeating))).toEqual([home, trips, call]);
});
