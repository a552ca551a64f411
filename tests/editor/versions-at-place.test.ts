import { expect, test } from 'vitest';
import { type Change, changesBetween } from '../../src/editor/changes/say-difference';
import { pageShowing, versionsOf } from '../../src/editor/dialogs/versions-at-place';
import { siteOf } from '../../src/editor/drawing/engine';
import type { JsonObject } from '../../src/manifest/manifest';
import { insert, move, remove, set } from '../../src/manifest/operations';
import { assets } from '../assets';
import { registry } from '../registry';
import { linked, site } from './changed-site';
import { now } from './now';

/** Where both versions of the one change are shown. */
function placesShown(after: JsonObject): string[] {
  const [change, ...others] = changesBetween(site, after, now);
  expect(others).toEqual([]);
  return versionsOf(change as Change, site, after).map(({ place }) => place);
}

test('what is in one version alone is shown beside what stands there in the other', () => {
  const added = insert(site, '/routes/0/blocks/1', { type: 'notice', text: 'Closed' });
  expect(placesShown(added)).toEqual(['/routes/0/blocks/1', '/routes/0/blocks/1']);
  const last = Array.isArray(site.routes) ? '/routes/0/blocks/2' : '';
  expect(placesShown(remove(site, last))).toEqual([last, '/routes/0/blocks/1']);
});

test('of a list in another order what has gone farthest is shown, where it was and where it is', () => {
  expect(placesShown(move(site, '/routes/0/blocks/2', '/routes/0/blocks/0'))).toEqual([
    '/routes/0/blocks/2',
    '/routes/0/blocks/0',
  ]);
});

test.each([
  ['a page', '/routes/1/title', '/contact'],
  ['a field of an entry that its page says', '/collections/trips/0/name', '/trips/dawn'],
  ['an entry with a page', '/collections/trips/1/name', '/trips/night'],
  ['a value that one page says', '/values/email', '/contact'],
  ['a shared block that one page places', '/shared/closing/heading', '/contact'],
  ['what surrounds every page', '/footer/copyright', '/'],
])('what is drawn is the page on which a place shows: %s', (_, place, path) => {
  const block = { type: 'text', text: '[Write](mailto:{email}).' };
  const blocks = set(linked, '/routes/1/blocks', [block, { type: 'shared', block: 'closing' }]);
  const placed = set(blocks, '/theme', {});
  expect(pageShowing(siteOf(placed, assets, registry, now), place, '/', registry)).toBe(path);
});
