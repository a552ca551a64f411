import { expect, test } from 'vitest';
import { checkManifest } from '../../../src/checks/check-site';
import type { Json, JsonObject } from '../../../src/manifest/manifest';
import { assets } from '../../assets';
import { registry } from '../../registry';
import { type Edit, found, siteWith } from '../site-with';
import { tripEntries, withReviews } from '../trips';

const rule = 'nothing-unused';

test('warns of a value, a shared block, a delivery and a collection that nothing uses', () => {
  expect(found(rule, { '/values/fax': '+254 711 222 334' })).toMatchInlineSnapshot(
    `"warning "fax" → Nothing uses "fax". Remove it, or write {fax} where it belongs."`,
  );
  expect(found(rule, { '/shared/other': { type: 'notice', text: 'Fresh.' } })).toMatchInlineSnapshot(
    `"warning "other" → Nothing uses "other". Remove it, or place it on a page."`,
  );
  expect(
    found(rule, { '/delivery/post': { provider: 'emailjs', serviceId: 's', templateId: 't', publicKey: 'k' } }),
  ).toMatchInlineSnapshot(`"warning "post" → Nothing uses "post". Remove it, or name it in a form."`);
  expect(found(rule, { '/collections/cakes': [{ title: 'Plum' }] })).toMatchInlineSnapshot(
    `"warning "cakes" → Nothing uses "cakes". Remove it, or show it on a page."`,
  );
});

test('warns of an entry that no list shows', () => {
  expect(found(rule, { '/routes/0/blocks/1/items/limit': 1 })).toMatchInlineSnapshot(
    `"warning { → No list of the site shows this entry of "breads": each has a "limit" and is full before. Take a larger limit, or remove it."`,
  );
  expect(found(rule, { '/routes/0/blocks/1/items/where': { code: 'gb' } })).toMatchInlineSnapshot(
    `"warning { → No list of the site shows this entry of "breads": the list leaves it out by "where", which asks for "code": "gb". Change the entry or the condition, or remove it."`,
  );
});

test('is silent about an entry whose day has passed or is still to come', () => {
  const where = { date: { from: 'today', to: '+1m' } };
  const entries = (date: string): Record<string, Json> => ({
    '/collections/fairs': [
      { title: 'Fair', date: '2031-05-07' },
      { title: 'Other', date },
    ],
    '/routes/0/blocks/-': { type: 'list', items: { from: 'fairs', where, as: '{title}' } },
  });
  expect(found(rule, entries('2031-05-05'))).toBe('nothing');
  expect(found(rule, entries('2032-05-05'))).toBe('nothing');
});

test('is silent about one whose day has passed on the pages of entries, and not about one that none of them asks for', () => {
  const list = { from: 'fairs', where: { bread: '{code}', date: { from: 'today' } }, as: '{date:long}' };
  const edit = (fair: Json): Edit => ({
    '/collections/fairs': [{ date: '2031-05-07', bread: 'ke' }, fair],
    '/collections/breads/0/path': '/bread/ke',
    '/collections/breads/1/path': '/bread/gb',
    '/routes/-': {
      from: 'breads',
      path: '/bread/{code}',
      title: 'The bread called {title}',
      description: 'What the bread called {title} is made of, where it comes from and on which days it is in the oven.',
      blocks: [
        { type: 'hero', heading: '{title}', actions: [{ label: 'Write', to: '/contact' }] },
        { type: 'list', heading: 'Fairs', items: list },
      ],
    },
  });
  expect(found(rule, edit({ date: '2031-05-05', bread: 'gb' }))).toBe('nothing');
  expect(found(rule, edit({ date: '2031-05-08', bread: 'xx' }))).toMatch(/^warning { → No list of the site shows/);
});

test('accepts a collection that other entries name, and warns of an entry that none of them does', () => {
  const edit = {
    '/collections/ovens': [
      { slug: 'stone', name: 'Stone' },
      { slug: 'steel', name: 'Steel' },
    ],
    '/collections/breads/0/oven': 'stone',
    '/collections/breads/1/oven': 'steel',
    '/references': { breads: { oven: 'ovens' } },
    '/routes/0/blocks/1/items/as/text': 'From the oven {oven.name}',
  };
  expect(found(rule, edit)).toBe('nothing');
  expect(found(rule, { ...edit, '/collections/breads/1/oven': 'stone' })).toMatchInlineSnapshot(
    `"warning { → No list of the site shows this entry of "ovens". Remove it, or show it."`,
  );
});

test('warns of a picture that nothing shows', () => {
  const pictures = {
    'uploads/old.png': { kind: 'drawing' as const, path: '_assets/old.5.png', width: 1, height: 1, bytes: 90 },
  };
  expect(found(rule, {}, { pictures })).toMatchInlineSnapshot(
    `"warning { → Nothing shows the picture "uploads/old.png". Remove the file, or show it."`,
  );
});

test('says which file nothing needs, so that it can be removed', () => {
  const root = JSON.parse(siteWith({})) as JsonObject;
  const pictures = {
    ...assets.pictures,
    'uploads/old.png': { kind: 'drawing' as const, path: '_assets/old.5.png', width: 1, height: 1, bytes: 90 },
  };
  const files = { 'uploads/old.pdf': { path: '_assets/old.5.pdf', bytes: 90 } };
  const { findings } = checkManifest(root, { ...assets, pictures, files }, { now: new Date(), registry });
  const named = findings.flatMap(({ upload }) => upload ?? []);
  expect(named).toEqual(expect.arrayContaining(['uploads/old.png', 'uploads/old.pdf']));
});

test('is silent about a drawing that a command makes again at any time, and about one that samples brought', () => {
  const drawing = { kind: 'drawing' as const, path: '_assets/old.5.svg', width: 1, height: 1, bytes: 90 };
  expect(found(rule, {}, { pictures: { 'uploads/artwork/pictures/home.map.svg': drawing } })).toBe('nothing');
  expect(found(rule, {}, { pictures: { 'uploads/sample.svg': drawing } })).toBe('nothing');
  expect(found(rule, {}, { pictures: { 'uploads/artwork/pictures/home.mop.svg': drawing } })).not.toBe('nothing');
});

test('warns of a file to which nothing leads', () => {
  const files = { 'uploads/old.pdf': { path: '_assets/old.5.pdf', bytes: 90 } };
  expect(found(rule, {}, { files })).toMatchInlineSnapshot(
    `"warning { → Nothing leads to the file "uploads/old.pdf". Remove it, or write a link to it."`,
  );
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': 'uploads/old.pdf' }, { files })).toBe('nothing');
  expect(found(rule, { '/routes/0/blocks/0/text': '{phone}: see [it](uploads/old.pdf#page=2).' }, { files })).toBe(
    'nothing',
  );
});

test('waits until there is no error, for a misspelt name looks like one that is not used', () => {
  expect(found(rule, { '/routes/0/blocks/0/text': 'Call {fone}.' })).toMatchInlineSnapshot(
    `"(value-exists) fone → No value is named "fone". There is: "email", "name", "phone", "year"."`,
  );
});

test('accepts what stands in the words of the site alone', () => {
  expect(found(rule, { '/values/hours': '8–5', '/words': { noScript: 'We are open {hours}.' } })).toBe('nothing');
});

test('accepts entries that are there for others to be chosen or sorted by', () => {
  const edit = { '/collections/trips': tripEntries({}).map((trip) => ({ ...trip, open: true })) };
  expect(found(rule, { ...edit, ...withReviews({ where: { 'trip.open': true } }) })).toBe('nothing');
  expect(found(rule, { ...edit, ...withReviews({ sort: '-trip.price' }) })).toBe('nothing');
  expect(found(rule, { ...edit, ...withReviews({ sort: 'words' }) })).toContain('Nothing uses "trips"');
});
