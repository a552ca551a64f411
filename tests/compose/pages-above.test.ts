import { expect, test } from 'vitest';
import type { Manifest } from '../../src/manifest/manifest';
import { composePages } from '../composed-pages';
import { siteOf } from './site-of';

const route = {
  description: 'All of it.',
  title: 'Bread',
  blocks: [{ type: 'hero', heading: 'Bread', eyebrow: 'Fresh' }],
};
const routes: Manifest['routes'] = [
  { ...route, path: '/', title: 'The best bread of Kilifi' },
  { ...route, path: '/bread', title: 'Our bread' },
  { ...route, path: '/bread/rye' },
  { ...route, path: '/cakes/plum' },
  { ...route, path: '/news', draft: true },
  { ...route, path: '/news/oven' },
];

/** The first block of a page of the bakery. */
function openingOf(path: string, parts: Partial<Manifest> = {}): unknown {
  const page = composePages(siteOf({ routes, ...parts })).find((one) => one.page.path === path)?.page;
  return page?.blocks[0];
}

test('a page says which pages are above it, the home page by the name of the site', () => {
  expect(openingOf('/bread/rye')).toMatchObject({
    above: [
      { label: 'Corner Bakery', to: { href: '/' } },
      { label: 'Our bread', to: { href: '/bread' } },
    ],
  });
});

test('pages are called what the menu calls them', () => {
  const menu = [
    { label: 'Home', to: '/' },
    { label: 'Shop', items: [{ label: 'Loaves', to: '/bread' }] },
    { label: 'See our bread', to: '/bread' },
  ];
  expect(openingOf('/bread/rye', { header: { menu } })).toMatchObject({
    above: [{ label: 'Home' }, { label: 'Loaves' }],
  });
});

test('a page with nothing but the home page above it says nothing, and neither does one below a draft', () => {
  for (const path of ['/', '/bread', '/cakes/plum', '/news/oven', '404']) {
    expect(openingOf(path) ?? {}).not.toHaveProperty('above');
  }
});

test('an eyebrow that is the name of the page above goes', () => {
  expect(openingOf('/bread/rye')).toHaveProperty('eyebrow', 'Fresh');
  const menu = [{ label: 'Fresh', to: '/bread' }];
  expect(openingOf('/bread/rye', { header: { menu } })).not.toHaveProperty('eyebrow');
});
