import { expect, test } from 'vitest';
import { type Change, changesBetween, lineOf, sayChanges } from '../../src/editor/changes/say-difference';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';
import { led, linesBetween, linked, renamed, takenBack, withoutPage } from './changed-site';
import { now } from './now';

test('a page with another address is one thing, whatever follows from that, with its own changes beneath', () => {
  const after = set(renamed(linked, '/contact', '/ask'), '/routes/1/title', 'Ask us');
  expect(linesBetween(linked, after)).toEqual(['Ask us: page /contact is now /ask', 'Ask us: title changed']);
  const [page, title] = changesBetween(linked, after, now) as [Change, Change];
  expect(takenBack(linked, after, title)).toEqual(renamed(linked, '/contact', '/ask'));
  expect(takenBack(linked, after, page)).toEqual(set(linked, '/routes/1/title', 'Ask us'));
});

test('what was written under a new address follows where the page is at its old one again', () => {
  const text = '[Write](/ask) or [come by night](/trips/night)';
  const after = set(renamed(linked, '/contact', '/ask'), '/routes/0/blocks/1/items/0', text);
  const [, page] = changesBetween(linked, after, now) as [Change, Change];
  const back = takenBack(linked, after, page);
  expect(linesBetween(linked, back)).toEqual(['Home: list, item 1 changed']);
  expect(valueAt(back, '/routes/0/blocks/1/items/0')).toBe(text.replace('/ask', '/contact'));
});

test('the page of an entry with another address, and all of a kind, are one thing each', () => {
  const after = renamed(linked, '/trips/night', '/trips/moon');
  expect(linesBetween(linked, after)).toEqual(['Trips: Night, name in the address changed']);
  expect(takenBack(linked, after, changesBetween(linked, after, now)[0] as Change)).toEqual(linked);
  const all = renamed(linked, '/trips/{slug}', '/tours/{slug}');
  expect(linesBetween(linked, all)).toEqual(['Trips, a page each: pages /trips/… are now /tours/…']);
  expect(takenBack(linked, all, changesBetween(linked, all, now)[0] as Change)).toEqual(linked);
});

test('what names an entry by the ending of its address follows it there and back', () => {
  const named = set(set(linked, '/references', { days: { trip: 'trips' } }), '/collections/days', [{ trip: 'night' }]);
  const before = set(named, '/routes/0/blocks/1/items/1', '[Night](/trips/night)');
  const after = renamed(before, '/trips/night', '/trips/moon');
  expect(valueAt(after, '/collections/days/0/trip')).toBe('moon');
  expect(linesBetween(before, after)).toEqual(['Trips: Night, name in the address changed']);
  expect(takenBack(before, after, changesBetween(before, after, now)[0] as Change)).toEqual(before);
});

test('the pages of which the site takes only some are those that it makes', () => {
  const before = set(linked, '/routes/2/where', { slug: { not: 'night' } });
  const after = withoutPage(before, '/routes/2', ['/trips/dawn'], '/');
  expect(linesBetween(before, after)).toEqual(['Pages: page /trips/… deleted; its address leads to the home page now']);
});

test('of two pages with other addresses each is taken back by itself', () => {
  const after = renamed(renamed(linked, '/trips/night', '/trips/moon'), '/contact', '/ask');
  const [contact, night] = changesBetween(linked, after, now) as [Change, Change];
  expect(takenBack(linked, after, contact)).toEqual(renamed(linked, '/trips/night', '/trips/moon'));
  expect(takenBack(linked, after, night)).toEqual(renamed(linked, '/contact', '/ask'));
});

test('an address that was changed without its links is told as that, and nothing as deleted that never was', () => {
  const after = set(linked, '/routes/1/path', '/ask');
  expect(linesBetween(linked, after)).toEqual(['Contact: page /contact is now /ask']);
  expect(takenBack(linked, after, changesBetween(linked, after, now)[0] as Change)).toEqual(linked);
});

test('a page that is deleted is one thing, its old address with it, and taken back as one', () => {
  const after = withoutPage(linked, '/routes/1', ['/contact'], '/');
  expect(linesBetween(linked, after)).toEqual(['Pages: page /contact deleted; its address leads to the home page now']);
  expect(takenBack(linked, after, changesBetween(linked, after, now)[0] as Change)).toEqual(linked);
});

test('an old address that led to it leads elsewhere, which is taken back by itself', () => {
  const after = withoutPage(led, '/routes/1', ['/contact'], '/');
  const changes = changesBetween(led, after, now) as [Change, Change];
  expect(changes.map(lineOf)).toEqual([
    'Pages: page /contact deleted; its address leads to the home page now',
    'Old addresses: “/old leads to /” leads to changed',
  ]);
  expect(takenBack(led, takenBack(led, after, changes[0]), changes[1])).toEqual(led);
});

test('a page that takes an old address, and one that leaves it again, takes along where that led', () => {
  const old = set(linked, '/redirects', [{ from: '/ask', to: '/' }]);
  const after = renamed(old, '/contact', '/ask');
  expect(after.redirects).toEqual([{ from: '/contact', to: '/ask' }]);
  expect(linesBetween(old, after)).toEqual(['Contact: page /contact is now /ask']);
  expect(takenBack(old, after, changesBetween(old, after, now)[0] as Change)).toEqual(old);
});

test('so is an entry with its page, and a page of which each entry has one', () => {
  const night = withoutPage(led, '/collections/trips/1', ['/trips/night'], '/contact');
  const line = 'Trips: Night deleted; its address leads to /contact now';
  expect(linesBetween(led, night)).toEqual([line]);
  expect(takenBack(led, night, changesBetween(led, night, now)[0] as Change)).toEqual(led);
  const all = withoutPage(led, '/routes/2', ['/trips/dawn', '/trips/night'], '/');
  expect(linesBetween(led, all)).toEqual([expect.stringMatching(/their addresses lead to the home page now$/)]);
  expect(takenBack(led, all, changesBetween(led, all, now)[0] as Change)).toEqual(led);
});

test('of two pages that are deleted each is taken back by itself, and what was written since stays', () => {
  const night = withoutPage(linked, '/collections/trips/1', ['/trips/night'], '/');
  const both = withoutPage(night, '/routes/1', ['/contact'], '/');
  const [contact, trip] = changesBetween(linked, both, now) as [Change, Change];
  expect(linesBetween(linked, both)).toHaveLength(2);
  expect(takenBack(linked, both, contact)).toEqual(night);
  const mine = { from: '/mine', to: '/' };
  const after = set(both, '/redirects', [...(both.redirects as Json[]), mine]);
  const back = [contact, trip].reduce((root, change) => takenBack(linked, root, change), after);
  expect(back.redirects).toEqual([mine]);
});

test('what led to a deleted page and was taken out with it is told where it stood, and each comes back by itself', () => {
  const night = withoutPage(led, '/collections/trips/1', ['/trips/night'], '/', true);
  const both = withoutPage(night, '/routes/1', ['/contact'], undefined, true);
  expect(valueAt(both, '/routes/0/blocks/1/items/0')).toBe('Ask us about the night');
  const changes = changesBetween(led, both, now);
  expect(changes.map(lineOf)).toEqual([
    'Home: list, item 1 changed',
    'Pages: page /contact deleted',
    'Trips: Night deleted; its address leads to the home page now',
    'Old addresses: “/old leads to /contact” deleted',
  ]);
  expect(changes.reduce((root, change) => takenBack(led, root, change), both)).toEqual(led);
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
  expect(takenBack(led, after, page)).toEqual(toHome(led));
  expect(takenBack(led, after, night)).toEqual(toAsk(led));
});

test('what leads to a page with another address leads to its old one once that is taken back', () => {
  const night = withoutPage(led, '/collections/trips/1', ['/trips/night'], '/contact');
  const after = renamed(night, '/contact', '/ask');
  const [page] = changesBetween(led, after, now) as [Change];
  expect(linesBetween(led, after)).toHaveLength(2);
  expect(takenBack(led, after, page)).toEqual(night);
});

test('a version is named by what was changed after it, the first of several and how many more', () => {
  const change = { part: 'Home', what: 'opening, heading changed' } as Change;
  expect(sayChanges([change])).toBe('Before: Home: opening, heading changed');
  expect(sayChanges([change, change, change])).toBe('Before: Home: opening, heading changed, and 2 more');
  expect(sayChanges([])).toBe('Before: a change in how the file is written');
});
