import { expect, test } from 'vitest';
import { type Change, changesBetween } from '../../src/editor/changes/changes-between';
import { versionsOf } from '../../src/editor/changes/shown-versions';
import type { JsonObject } from '../../src/manifest/manifest';
import { insert, move, remove, set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';
import { recogniseParts } from '../../src/manifest/recognise-parts';
import { site } from './changed-site';
import { now } from './now';

/** Where both versions of the one change are shown. */
function placesShown(after: JsonObject): string[] {
  const [change, ...others] = changesBetween(site, after, now);
  expect(others).toEqual([]);
  return versionsOf(change as Change, site, after).map(({ place }) => place);
}

test('what is in one version alone is shown beside what stands there in the other', () => {
  const added = insert(site, '/routes/0/blocks/1', { type: 'notice', text: 'Closed' }) as JsonObject;
  expect(placesShown(added)).toEqual(['/routes/0/blocks/1', '/routes/0/blocks/1']);
  const last = Array.isArray(site.routes) ? '/routes/0/blocks/2' : '';
  expect(placesShown(remove(site, last) as JsonObject)).toEqual([last, '/routes/0/blocks/1']);
});

test('of a list in another order what has gone farthest is shown, where it was and where it is', () => {
  expect(placesShown(move(site, '/routes/0/blocks/2', '/routes/0/blocks/0') as JsonObject)).toEqual([
    '/routes/0/blocks/2',
    '/routes/0/blocks/0',
  ]);
});

test('a page that is written by itself now is shown as it was made of its entry with the others', () => {
  const made = { path: '/trips/{slug}', from: 'trips', title: '{name}', blocks: [] };
  const [before, after] = [
    [made],
    [
      { ...made, where: { slug: { not: 'dawn' } } },
      { ...made, where: { slug: 'dawn' } },
    ],
  ].map((routes) => set(site, '/routes', routes) as JsonObject);
  recogniseParts(after ?? {}, before ?? {});
  const [change] = changesBetween(before ?? {}, after ?? {}, now);
  const shown = versionsOf(change as Change, before ?? {}, after ?? {});
  expect(shown.map(({ root, place }) => valueAt(root, place))).toEqual([
    { ...made, where: { slug: 'dawn' } },
    { ...made, where: { slug: 'dawn' } },
  ]);
});
