import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { withMenuEntry } from '../../src/recipes/menu-entry';

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
