import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkManifest } from '../../src/checks/check-site';
import { removeCollection } from '../../src/editor/collections/collections';
import { pagesIn } from '../../src/editor/drawing/engine';
import { placesLeadingTo, sayLeading, withoutPages } from '../../src/editor/members/removal';
import { withoutUses } from '../../src/editor/members/without-uses';
import { readAssets } from '../../src/frame/read-assets';
import type { JsonObject } from '../../src/manifest/manifest';
import { valueAt } from '../../src/manifest/pointer';
import { root as project } from '../project';
import { registry } from '../registry';
import { now } from './now';

const file = join(project, 'tests/fixtures/agency/site.json');
const agency: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
const { assets } = readAssets(dirname(file));

function errorsIn(root: JsonObject): string[] {
  const { findings } = checkManifest(root, assets, { now, registry });
  return findings.flatMap(({ severity, pointer, message }) => (severity === 'error' ? [`${pointer} ${message}`] : []));
}

test.each(Object.keys(agency.collections as JsonObject))(
  '%s goes with what is made of it, without an error',
  (name) => {
    const pointer = `/collections/${name}`;
    const paths = pagesIn(agency, now).flatMap(({ path, scope }) =>
      scope?.pointer?.startsWith(`${pointer}/`) ? path : [],
    );
    const edit = withoutPages(removeCollection(agency, pointer, true), paths, { to: '/', takesLinks: true });
    expect(valueAt(edit.after, pointer)).toBeUndefined();
    // What an e-mail says of a question that is gone is told of, as where the question alone is deleted.
    expect(errorsIn(edit.after).filter((one) => !one.startsWith('/delivery/'))).toEqual([]);
  },
);

const trips: JsonObject = {
  collections: {
    trips: { fields: { name: { kind: 'text' } }, entries: [{ slug: 'dawn', name: 'Dawn' }] },
    reviews: { fields: { trip: { kind: 'entry', of: 'trips' } }, entries: [{ trip: 'dawn' }] },
  },
  shared: { next: { type: 'card-grid', heading: 'Next', items: { from: 'trips', as: { title: '{name}' } } } },
  routes: [
    {
      path: '/',
      blocks: [
        { type: 'shared', block: 'next' },
        { type: 'hero', heading: 'Hi', text: 'See [prices](/prices#all) and [Dawn](/trips/dawn).' },
      ],
    },
    {
      path: '/prices',
      blocks: [
        { type: 'table', anchor: 'all', columns: ['Trip'], rows: { from: 'trips', as: ['{name}'] } },
        {
          type: 'card-grid',
          items: [
            { title: 'By the hour', text: 'Ask.' },
            { from: 'trips', as: { title: '{name}', text: '{name}' } },
          ],
        },
      ],
    },
    { path: '/trips/{slug}', from: 'trips', blocks: [{ type: 'hero', text: '[Prices](/prices)' }] },
  ],
  feeds: [{ path: '/news.xml', title: 'News', from: 'trips', as: { title: '{name}' } }],
};

test('each place that uses a collection is named with what becomes of it, and all go in one step', () => {
  const { outcomes } = withoutUses(trips, 'trips');
  expect(Object.fromEntries([...outcomes].map(([place, { becomes }]) => [place, becomes]))).toEqual({
    '/collections/reviews/fields/trip/of': 'text',
    '/feeds/0': 'gone',
    '/routes/1/blocks/0/rows': 'block',
    '/routes/1/blocks/1/items/1': 'gone',
    '/routes/2': 'page',
    '/shared/next/items': 'block',
  });
  const edit = removeCollection(trips, '/collections/trips', true);
  const { after, says } = withoutPages(edit, ['/trips/dawn'], { takesLinks: true });
  expect(says).toMatch(/^Collection Trips deleted, with what was made of it; /);
  expect(after).toEqual({
    collections: { reviews: { fields: { trip: { kind: 'text' } }, entries: [{ trip: 'dawn' }] } },
    routes: [
      { path: '/', blocks: [{ type: 'hero', heading: 'Hi', text: 'See [prices](/prices) and Dawn.' }] },
      { path: '/prices', blocks: [{ type: 'card-grid', items: [{ title: 'By the hour', text: 'Ask.' }] }] },
    ],
  });
});

test('the window counts what uses a collection, and leaves out what goes with its own pages', () => {
  const places = placesLeadingTo(trips, now, '/collections/trips', ['/trips/dawn']);
  expect(places.map(({ place }) => place)).toEqual([
    '/shared/next/items',
    '/routes/1/blocks/0/rows',
    '/routes/1/blocks/1/items/1',
    '/routes/2',
    '/feeds/0',
    '/collections/reviews/fields/trip/of',
    '/routes/0/blocks/1/text',
  ]);
  expect(sayLeading(places, 'Trips', undefined, places.length, 'deleted', true)).toBe('7 places use Trips:');
});
