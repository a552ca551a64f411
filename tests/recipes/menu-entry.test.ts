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

test('a link of the footer stays with its page where the entry of the menu is led to another', () => {
  const saved: JsonObject = {
    header: { menu: [home, trips, call] },
    footer: { groups: [{ items: [{ ...home }, { ...trips }, { ...call }] }] },
  };
  const links = (steps: [string, Json][], start = saved): Json | undefined => {
    const put = (before: JsonObject, [place, value]: [string, Json]): JsonObject =>
      withFooterFollowing(saved, before, set(before, `/header/menu/${place}`, value) as JsonObject);
    return valueAt(steps.reduce(put, start), '/footer/groups/0/items');
  };
  const [led, called]: [[string, Json], [string, Json]] = [
    ['1/to', '/boats'],
    ['1/label', 'Boats'],
  ];
  expect(links([led, called])).toEqual([home, trips, call]);
  // Whoever writes the label first has not meant the link to the former page with it.
  expect(links([called])).toEqual([home, { ...trips, label: 'Boats' }, call]);
  expect(links([called, led])).toEqual([home, trips, call]);
  // What came by following the menu goes on following it, and so does what is no page.
  expect(links([['3/to', '/go']], withMenuEntry(saved, news))).toEqual([home, trips, call, { ...news, to: '/go' }]);
  expect(links([['2/to', 'tel:+254700000000']])).toEqual([home, trips, { ...call, to: 'tel:+254700000000' }]);
});

test('links of the footer that repeat the menu follow what is written there, step by step, and others stay', () => {
  const links = (site: JsonObject): Json => valueAt(site, '/footer/groups/0/items') ?? null;
  const site = (items: Json[]): JsonObject => ({ header: { menu: [home, trips] }, footer: { groups: [{ items }] } });
  const then = (before: JsonObject, place: string, value: Json): JsonObject =>
    withFooterFollowing(repeating, before, set(before, place, value));
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
  // Moved in the menu, they move where they stood as they did there; others keep their places.
  const swapped = (items: Json[]): Json =>
    links(then({ ...site(items), header: { menu: [home, trips, news] } }, '/header/menu', [news, home, trips]));
  expect(swapped([home, trips, call, news])).toEqual([news, home, call, trips]);
  expect(swapped([trips, home, call, news])).toEqual([trips, home, call, news]);
  const without = (before: JsonObject): JsonObject =>
    withFooterFollowing(repeating, before, remove(before, '/header/menu/1'));
  expect(links(without(site([home, trips])))).toEqual([home]);
  // A footer that leads to more may lead there on its own.
  expect(links(without(repeating))).toEqual([home, trips, call]);
});
