import { expect, test } from 'vitest';
import { withTextKept } from '../../src/manifest/keep-translations';
import type { JsonObject } from '../../src/manifest/manifest';
import { renameRoute } from '../../src/manifest/rename-route';

const site = {
  routes: [
    { path: '/', title: 'Home', blocks: [{ type: 'hero', text: 'Go to [us](/contact#map).' }] },
    { path: '/contact', title: 'Contact', blocks: [] },
    { path: '/ongea', title: 'Talk', blocks: [] },
  ],
  languages: {
    sw: {
      texts: { Home: 'Nyumbani', 'Go to [us](/contact#map).': 'Njoo [kwetu](/contact#map).', Contact: 'Wasiliana' },
      paths: { '/contact': '/ongea' },
      exceptions: [{ text: 'Contact', page: '/contact', says: 'Tupate' }],
    },
    de: { path: '/contact', texts: { Home: 'Start' } },
  },
};

test('a page that gets another address takes with it the texts that link to it, and what languages say of them', () => {
  const renamed = renameRoute(JSON.stringify(site, null, 2), '/contact', '/talk-to-us');
  if (renamed.problem !== undefined) throw new Error(renamed.problem);
  const { languages, routes } = JSON.parse(renamed.text) as typeof site;
  expect(routes[0]?.blocks[0]?.text).toBe('Go to [us](/talk-to-us#map).');
  expect(languages.sw).toEqual({
    texts: { Home: 'Nyumbani', 'Go to [us](/talk-to-us#map).': 'Njoo [kwetu](/talk-to-us#map).', Contact: 'Wasiliana' },
    paths: { '/talk-to-us': '/ongea' },
    exceptions: [{ text: 'Contact', page: '/talk-to-us', says: 'Tupate' }],
  });
  expect(Object.keys(languages.sw.texts)).toEqual(['Home', 'Go to [us](/talk-to-us#map).', 'Contact']);
  expect([languages.de.path, renamed.links]).toEqual(['/contact', 1]);
});

test('the address of a page for each entry takes with it what languages say of it', () => {
  const trips = {
    routes: [
      { path: '/', title: 'Home', blocks: [] },
      { path: '/trips/{slug}', from: 'trips', title: '{name}', blocks: [] },
    ],
    collections: { trips: [{ slug: 'dawn', name: 'Dawn' }] },
    languages: {
      sw: {
        paths: { '/trips/{slug}': '/safari/{slug}' },
        exceptions: [{ text: 'Dawn', page: '/trips/{slug}', says: 'Alfajiri' }],
      },
    },
  };
  const renamed = renameRoute(JSON.stringify(trips), '/trips/{slug}', '/tours/{slug}');
  if (renamed.problem !== undefined) throw new Error(renamed.problem);
  expect(JSON.parse(renamed.text).languages.sw).toEqual({
    paths: { '/tours/{slug}': '/safari/{slug}' },
    exceptions: [{ text: 'Dawn', page: '/tours/{slug}', says: 'Alfajiri' }],
  });
});

test('an address in another language is no link to the page that has the same in the main one', () => {
  const renamed = renameRoute(JSON.stringify(site), '/ongea', '/speak');
  if (renamed.problem !== undefined) throw new Error(renamed.problem);
  expect(JSON.parse(renamed.text).languages.sw.paths).toEqual({ '/contact': '/ongea' });
});

test('what languages say of a text they say of what it has become, in its place', () => {
  const texts = (root: JsonObject): unknown => withTextKept(root, 'Home', 'Start here').languages;
  expect(texts({ ...site, routes: [] })).toEqual({
    sw: {
      ...site.languages.sw,
      texts: {
        'Start here': 'Nyumbani',
        'Go to [us](/contact#map).': 'Njoo [kwetu](/contact#map).',
        Contact: 'Wasiliana',
      },
    },
    de: { path: '/contact', texts: { 'Start here': 'Start' } },
  });
});

test('where a text still stands elsewhere, languages say the same of both; what they say of the other already stays', () => {
  const { languages } = withTextKept(site, 'Home', 'Contact');
  expect(languages).toEqual({
    sw: site.languages.sw,
    de: { path: '/contact', texts: { Home: 'Start', Contact: 'Start' } },
  });
});
