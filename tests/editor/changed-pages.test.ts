import { expect, test } from 'vitest';
import { type Change, changesBetween } from '../../src/editor/changes/changes-between';
import { revertChange } from '../../src/editor/changes/revert-change';
import { lineOf } from '../../src/editor/changes/say-change';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';
import { led, linesBetween, linked, renamed, withoutPage } from './changed-site';
import { now } from './now';

test('a page with another address is one thing, whatever follows from that, with its own changes beneath', () => {
  const after = set(renamed(linked, '/contact', '/ask'), '/routes/1/title', 'Ask us') as JsonObject;
  expect(linesBetween(linked, after)).toEqual(['Ask us: page /contact is now /ask', 'Ask us: title changed']);
  const [page, title] = changesBetween(linked, after, now) as [Change, Change];
  expect(revertChange(linked, after, title)).toEqual(renamed(linked, '/contact', '/ask'));
  expect(revertChange(linked, after, page)).toEqual(set(linked, '/routes/1/title', 'Ask us'));
});

test('what was written under a new address follows where the page is at its old one again', () => {
  const text = '[Write](/ask) or [come by night](/trips/night)';
  const after = set(renamed(linked, '/contact', '/ask'), '/routes/0/blocks/1/items/0', text) as JsonObject;
  const [page] = changesBetween(linked, after, now) as [Change];
  const back = revertChange(linked, after, page);
  expect(linesBetween(linked, back)).toEqual(['Home: list, items 1 changed']);
  expect(valueAt(back, '/routes/0/blocks/1/items/0')).toBe(text.replace('/ask', '/contact'));
});

test('the page of an entry with another address, and all of a kind, are one thing each', () => {
  const after = renamed(linked, '/trips/night', '/trips/moon');
  expect(linesBetween(linked, after)).toEqual(['Trips: page /trips/night is now /trips/moon']);
  expect(revertChange(linked, after, changesBetween(linked, after, now)[0] as Change)).toEqual(linked);
  const all = renamed(linked, '/trips/{slug}', '/tours/{slug}');
  expect(linesBetween(linked, all)).toEqual(['Trips, a page each: pages /trips/… are now /tours/…']);
  expect(revertChange(linked, all, changesBetween(linked, all, now)[0] as Change)).toEqual(linked);
});

test('of two pages with other addresses each is taken back by itself', () => {
  const after = renamed(renamed(linked, '/trips/night', '/trips/moon'), '/contact', '/ask');
  const [contact, night] = changesBetween(linked, after, now) as [Change, Change];
  expect(revertChange(linked, after, contact)).toEqual(renamed(linked, '/trips/night', '/trips/moon'));
  expect(revertChange(linked, after, night)).toEqual(renamed(linked, '/contact', '/ask'));
});

test('an address that was changed without its links is told as that, and nothing as deleted that never was', () => {
  const after = set(linked, '/routes/1/path', '/ask') as JsonObject;
  expect(linesBetween(linked, after)).toEqual(['Contact: page /contact is now /ask']);
  expect(revertChange(linked, after, changesBetween(linked, after, now)[0] as Change)).toEqual(linked);
});

test.for([linked, led])(
  'a page that is deleted is one thing, its old address with it, and taken back as one',
  (root) => {
    const after = withoutPage(root, '/routes/1', ['/contact'], '/');
    expect(linesBetween(root, after)).toEqual(['Pages: page /contact deleted; its address leads to the home page now']);
    expect(revertChange(root, after, changesBetween(root, after, now)[0] as Change)).toEqual(root);
  },
);

test('so is an entry with its page, and a page of which each entry has one', () => {
  const night = withoutPage(led, '/collections/trips/1', ['/trips/night'], '/contact');
  const line = 'Trips: Night deleted; its address leads to /contact now';
  expect(linesBetween(led, night)).toEqual([line]);
  expect(revertChange(led, night, changesBetween(led, night, now)[0] as Change)).toEqual(led);
  const all = withoutPage(led, '/routes/2', ['/trips/dawn', '/trips/night'], '/');
  expect(linesBetween(led, all)).toEqual([expect.stringMatching(/their addresses lead to the home page now$/)]);
  expect(revertChange(led, all, changesBetween(led, all, now)[0] as Change)).toEqual(led);
});

test('of two pages that are deleted each is taken back by itself, and what was written since stays', () => {
  const night = withoutPage(led, '/collections/trips/1', ['/trips/night'], '/');
  const both = withoutPage(night, '/routes/1', ['/contact'], '/');
  const [contact] = changesBetween(led, both, now) as [Change];
  expect(linesBetween(led, both)).toHaveLength(2);
  expect(revertChange(led, both, contact)).toEqual(night);
  const redirects = [...(both.redirects as Json[]), { from: '/mine', to: '/' }];
  const after = set(both, '/redirects', redirects) as JsonObject;
  const back = changesBetween(led, after, now).reduce((root, change) => {
    return change.kind === 'deleted' ? revertChange(led, root, change) : root;
  }, after);
  expect(back.redirects).toContainEqual({ from: '/mine', to: '/' });
  expect(back.redirects).not.toContainEqual({ from: '/contact', to: '/' });
  expect(back.redirects).not.toContainEqual({ from: '/trips/night', to: '/' });
});

test('what led to a deleted page and was taken out with it is no thing of its own, and comes back with the page', () => {
  const night = withoutPage(led, '/collections/trips/1', ['/trips/night'], '/', true);
  const both = withoutPage(night, '/routes/1', ['/contact'], undefined, true);
  expect(valueAt(both, '/routes/0/blocks/1/items/0')).toBe('Ask us about the night');
  expect(linesBetween(led, both)).toEqual([
    'Pages: page /contact deleted; what led there is taken out',
    'Trips: Night deleted; its address leads to the home page now; what led there is taken out',
  ]);
  const [contact] = changesBetween(led, both, now) as [Change];
  expect(revertChange(led, both, contact)).toEqual(night);
  expect(revertChange(led, night, changesBetween(led, night, now)[0] as Change)).toEqual(led);
});

const toAsk = (root: JsonObject): JsonObject => renamed(root, '/contact', '/ask');
const toHome = (root: JsonObject): JsonObject => withoutPage(root, '/collections/trips/1', ['/trips/night'], '/');

test.for([
  { one: toAsk, other: toHome },
  { one: toHome, other: toAsk },
])('a page that is deleted and one with another address are two things, in whatever order', ({ one, other }) => {
  const after = other(one(led));
  const changes = changesBetween(led, after, now);
  expect(changes.map(lineOf)).toEqual([
    'Contact: page /contact is now /ask',
    'Trips: Night deleted; its address leads to the home page now',
  ]);
  const [page, night] = changes as [Change, Change];
  expect(revertChange(led, after, page)).toEqual(toHome(led));
  expect(revertChange(led, after, night)).toEqual(toAsk(led));
});

test('what leads to a page with another address leads to its old one once that is taken back', () => {
  const night = withoutPage(led, '/collections/trips/1', ['/trips/night'], '/contact');
  const after = renamed(night, '/contact', '/ask');
  const [page] = changesBetween(led, after, now) as [Change];
  expect(linesBetween(led, after)).toHaveLength(2);
  expect(revertChange(led, after, page)).toEqual(night);
});
