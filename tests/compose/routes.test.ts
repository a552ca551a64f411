import { expect, test } from 'vitest';
import { composePage } from '../../src/compose/compose-page';
import { routeSources } from '../../src/compose/routes';
import type { Manifest } from '../../src/manifest/manifest';
import { siteOf } from './site-of';

const collections = {
  trips: [
    { slug: 'night', name: 'Night', price: 4500, day: [{ title: 'Meet', text: 'At the jetty.' }], level: 'easy' },
    { slug: 'coast', name: 'Coast', price: 900, day: [{ title: 'Go', text: 'At {hour}.' }] },
    { slug: 'shut', name: 'Shut', price: 1, isClosed: true },
  ],
  reviews: [
    { trip: 'coast', words: 'Calm.', name: 'Ada' },
    { trip: 'night', words: 'Stars!', name: 'Bob' },
    { trip: 'night', words: 'Dark.', level: 'hard' },
  ],
};
const route: Manifest['routes'][number] = {
  from: 'trips',
  where: { isClosed: { not: true } },
  sort: 'price',
  path: '/trips/{slug}',
  title: '{name}, {price:money}',
  description: 'About {name}.',
  blocks: [
    { type: 'hero', heading: '{name}' },
    { type: 'steps', heading: 'The day', items: '{day}' },
    {
      type: 'list',
      items: [
        'Level: {level}',
        { from: 'reviews', where: { trip: '{slug}' }, as: '{words} ({name}, {level}, {price})' },
        'End',
      ],
    },
    { type: 'text', text: 'Call {phone}.' },
  ],
};

function pages(one = route) {
  const site = siteOf({ collections, routes: [one], values: { phone: '1', hour: 'nine' } });
  site.locale.currency = 'KES';
  return routeSources(site)
    .filter(({ scope }) => scope)
    .map((source) => composePage(site, source).page);
}

test('an entry makes a page, with its fields in the address, the title, the texts and the lists', () => {
  const [coast, night, ...others] = pages();
  expect(others).toEqual([]);
  expect([coast?.path, night?.path]).toEqual(['/trips/coast', '/trips/night']);
  expect(coast?.title.replaceAll(/\s/g, ' ')).toBe('Coast, KES 900');
  expect(night?.description).toBe('About Night.');
  expect(night?.blocks[0]).toMatchObject({ heading: 'Night', level: 1 });
  expect(coast?.blocks[1]).toMatchObject({ items: [{ title: 'Go', text: [['At nine.']] }] });
  expect(night?.blocks[3]).toMatchObject({ text: [['Call 1.']] });
});

test('braces in a list mean the fields of its own entries, then those of the page', () => {
  const items = pages().map(({ blocks }) => (blocks[2] as { items?: unknown[] }).items?.flat(2));
  expect(items).toEqual([
    // The coast has no level, and no review of it either; a level is a field of the reviews.
    ['Level: {level}', 'Calm. (Ada, {level}, 900)', 'End'],
    ['Level: easy', 'Stars! (Bob, {level}, 4500)', 'Dark. ({name}, hard, 4500)', 'End'],
  ]);
});

test('an entry without its part of the address makes no page', () => {
  expect(pages({ ...route, path: '/trips/{level}' }).map(({ path }) => path)).toEqual(['/trips/easy']);
});

test('the pages of a site are found once', () => {
  const site = siteOf({ collections, routes: [route] });
  expect(routeSources(site)).toBe(routeSources(site));
});
