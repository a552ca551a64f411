import { type Change, changesBetween, lineOf } from '../../src/editor/changes/say-difference';
import { takeBack } from '../../src/editor/changes/take-back';
import { entryPagesIn } from '../../src/editor/drawing/engine';
import { withoutPages } from '../../src/editor/members/removal';
import type { JsonObject } from '../../src/manifest/manifest';
import { insert, remove, set } from '../../src/manifest/operations';
import type { Pointer } from '../../src/manifest/pointer';
import { renameRouteIn } from '../../src/manifest/rename-route';
import { now } from './now';

/** A small site whose versions are compared. */
export const site: JsonObject = {
  site: { name: 'Kayaks' },
  values: { phone: '1', email: 'a@example.com' },
  collections: {
    trips: [
      { slug: 'dawn', name: 'Dawn', price: 1 },
      { slug: 'night', name: 'Night', price: 2 },
    ],
  },
  shared: { closing: { type: 'cta', heading: 'Come' } },
  routes: [
    {
      path: '/',
      title: 'Start',
      blocks: [
        { type: 'hero', heading: 'Hello' },
        { type: 'list', heading: 'Bring', items: ['Clothes', 'Food'] },
        { type: 'faq', heading: 'Questions' },
      ],
    },
    { path: '/contact', title: 'Contact', blocks: [] },
  ],
  notFound: { title: 'Nothing here', blocks: [] },
};

/** What differs between two versions, each thing in a line. */
export function linesBetween(before: JsonObject, after: JsonObject): string[] {
  return changesBetween(before, after, now).map(lineOf);
}

/** The later of two versions without one of the changes between them. */
export function takenBack(before: JsonObject, after: JsonObject, change: Change): JsonObject {
  return takeBack(before, after, change, now);
}

/** A site whose pages are linked to, one of which is made of each entry. */
export const linked = set(
  insert(site, '/routes/2', { path: '/trips/{slug}', from: 'trips', title: '{name}', blocks: [] }),
  '/routes/0/blocks/1/items/0',
  '[Ask us](/contact) about [the night](/trips/night)',
);

/** A site in which a page has another address, as the editor gives it one. */
export function renamed(root: JsonObject, from: string, to: string): JsonObject {
  const after = renameRouteIn(root, from, to, entryPagesIn(root, now));
  return 'root' in after ? after.root : root;
}

/** A site without a page or an entry, whose addresses lead to another page from then on, as the editor deletes it. */
export function withoutPage(
  root: JsonObject,
  pointer: Pointer,
  paths: string[],
  to: string | undefined,
  takesLinks = false,
): JsonObject {
  return withoutPages({ says: '', place: pointer, after: remove(root, pointer) }, paths, {
    to,
    takesLinks,
  }).after;
}

/** The same with an old address that leads to one of its pages. */
export const led = set(linked, '/redirects', [{ from: '/old', to: '/contact' }]);
