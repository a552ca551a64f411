import { expect, test } from 'vitest';
import { sayPagesChanged } from '../../src/editor/session/say-pages-changed';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { remove, set } from '../../src/manifest/operations';
import { linked, renamed, withoutPage } from './changed-site';
import { now } from './now';

const site = set(linked, '/footer', { copyright: 'All of it' });
const many = ['/', '/contact', '/trips/dawn', '/trips/night'];

function said(paths: string[], after: Json): string {
  return sayPagesChanged(paths, site, after as JsonObject, now);
}

test('one page is named', () => {
  expect(said(['/'], set(site, '/routes/0/title', 'Hi'))).toBe('This page has changed: the home page.');
});

test('several pages that were each changed themselves are named, or counted', () => {
  const after = set(set(site, '/routes/0/title', 'Hi'), '/routes/1/title', 'Ask');
  expect(said(['/', '/contact'], after)).toBe('2 pages have changed: /, /contact.');
  expect(said(many, after)).toBe('4 pages have changed: /, /contact, /trips/dawn and 1 more.');
});

test('what stands on several pages is named in their place', () => {
  const phone = set(site, '/values/phone', '2');
  expect(said(many, phone)).toBe('4 pages have changed, with the value “Phone”.');
  expect(said(['/', '/contact'], phone)).toBe('2 pages have changed, with the value “Phone”: /, /contact.');
  const both = set(phone, '/footer/copyright', 'Ours');
  expect(said(many, both)).toBe('4 pages have changed, with the value “Phone” and the footer.');
  const all = set(set(both, '/shared/closing/heading', 'Go'), '/collections/trips/0/price', 2);
  expect(said(many, all)).toBe('4 changes show on 4 pages.');
  expect(said(many, set(site, '/collections/trips/0/price', 2))).toBe('4 pages have changed, with “Dawn”.');
  expect(said(many, set(site, '/routes/2/title', 'A {name}'))).toBe('4 pages have changed, with “Trips, a page each”.');
  const prices = set(set(phone, '/collections/trips/0/price', 2), '/collections/trips/1/price', 3);
  expect(said(many, prices)).toBe('3 changes show on 4 pages.');
  expect(said(many, remove(site, '/footer'))).toBe('4 pages have changed, with the footer.');
  const sections = { header: 'the header and menu', site: 'the site itself', delivery: '“How forms are sent”' };
  for (const [name, part] of Object.entries(sections))
    expect(said(many, set(site, `/${name}`, { changed: true }))).toBe(`4 pages have changed, with ${part}.`);
});

test('so are a page that is gone and one that has another address', () => {
  const night = withoutPage(site, '/collections/trips/1', ['/trips/night'], '/');
  expect(said(many, night)).toBe('4 pages have changed, with Night deleted.');
  expect(said(many, renamed(site, '/contact', '/ask'))).toBe('4 pages have changed, with the address of Contact.');
});
