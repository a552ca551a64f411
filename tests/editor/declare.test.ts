import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkManifest } from '../../src/checks/check-site';
import type { Assets } from '../../src/compose/assets';
import {
  addField,
  declareFields,
  deleteField,
  moveField,
  retypeField,
  usesOfField,
} from '../../src/editor/collections/declare';
import { addFields, proposeFields } from '../../src/editor/collections/new-columns';
import { readAsKind } from '../../src/editor/collections/read-as-kind';
import { readNamed } from '../../src/editor/collections/taking';
import { entryFields, inputAt } from '../../src/editor/naming/entry-fields';
import { readAssets } from '../../src/frame/read-assets';
import { collectionsIn } from '../../src/manifest/collections';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { valueAt } from '../../src/manifest/pointer';
import { composePages } from '../composed-pages';
import { root as project } from '../project';
import { registry } from '../registry';
import { undeclared } from '../undeclared';
import { now } from './now';

/** A site, with the fields of each of its collections declared as its entries have them. */
function declared(site: JsonObject): JsonObject {
  return [...collectionsIn(site).keys()].reduce(
    (root, name) => declareFields(root, name, entryFields(root, name)),
    site,
  );
}

function read(path: string): { site: JsonObject; assets: Assets } {
  const file = join(project, path);
  return { site: JSON.parse(readFileSync(file, 'utf8')), assets: readAssets(dirname(file)).assets };
}

const sites = ['site.json', ...['werkstatt', 'tajlid', 'kajak'].map((name) => `tests/fixtures/${name}/site.json`)];

test.each(sites)(
  'a site whose collections are declared is as right as it was, and its pages are the same: %s',
  (path) => {
    const { site: written, assets } = read(path);
    const site = undeclared(written);
    const [before, after] = [site, declared(site)].map((root) =>
      checkManifest(root, assets, { now, registry, showsDrafts: false }),
    );
    expect([...collectionsIn(declared(site)).values()].every(({ fields }) => fields !== undefined)).toBe(true);
    expect(after?.findings.map(({ message }) => message)).toEqual(before?.findings.map(({ message }) => message));
    const pagesOf = (checked: typeof after) => checked?.site && composePages(checked.site).map(({ page }) => page);
    expect(pagesOf(after)).toEqual(pagesOf(before));
  },
);

const trips: JsonObject = {
  collections: {
    trips: [
      {
        slug: 'dawn',
        name: 'Dawn',
        price: 4500,
        length: '2 hours',
        day: '2031-05-06',
        guide: 'asha',
        photo: { src: 'uploads/a.jpg', alt: 'A' },
      },
      { slug: 'night', name: 'Night', price: '5,000', length: '3', day: '2031-06-01', guide: 'asha', tags: ['calm'] },
    ],
    guides: [{ slug: 'asha', name: 'Asha', phone: '+254' }],
  },
  references: { trips: { guide: 'guides' } },
  shared: {
    list: {
      type: 'list',
      items: {
        from: 'trips',
        where: { 'guide.name': 'Asha' },
        sort: '-day',
        as: '{name}: {price:money}, {guide.phone}',
      },
    },
  },
};

const kindsIn = (root: JsonObject, collection: string): Record<string, string> =>
  Object.fromEntries([...(collectionsIn(root).get(collection)?.fields ?? [])].map(([name, { kind }]) => [name, kind]));

test('what entries say and lists ask for tells the kinds of fields; a reference is one of them', () => {
  const site = declared(trips);
  expect(kindsIn(site, 'trips')).toEqual({
    name: 'text',
    price: 'text',
    length: 'text',
    day: 'date',
    guide: 'entry',
    photo: 'picture',
    tags: 'texts',
  });
  expect(site.references).toBeUndefined();
  expect(valueAt(site, '/collections/trips/entries/0/price')).toBe('4500');
  expect(valueAt(site, '/collections/trips/fields/guide/of')).toBe('guides');
});

test('a field is added with what it is called and needs; the first one declares all others', () => {
  const known = entryFields(trips, 'trips');
  const edit = addField(trips, 'trips', known, { label: 'How hard', kind: 'choice', choices: ['Easy', 'Hard'] });
  if ('problem' in edit) throw new Error(edit.problem);
  expect(valueAt(edit.after, edit.place)).toEqual({ kind: 'choice', choices: ['Easy', 'Hard'] });
  expect(edit.place).toBe('/collections/trips/fields/howHard');
  expect(inputAt(edit.after, '/collections/trips/entries/0/howHard')).toMatchObject({
    kind: 'choice',
    options: ['Easy', 'Hard'],
  });
  const labelled = addField(edit.after, 'trips', [], { label: 'Price (adults)', kind: 'money' });
  expect(labelled).toMatchObject({ place: '/collections/trips/fields/priceAdults' });
  expect(addField(trips, 'trips', known, { label: 'Price', kind: 'money' })).toEqual({
    problem: 'There is a field “Price” already.',
  });
  expect(addField(trips, 'trips', known, { label: 'Slug', kind: 'text' })).toHaveProperty('problem');
  expect(addField(trips, 'trips', known, { label: '???', kind: 'text' })).toHaveProperty('problem');
});

test('a field of another kind takes what can be read as that, and tells of the rest before it goes', () => {
  const site = declared(trips);
  const { edit, unreadPlaces } = retypeField(site, 'trips', 'length', 'number');
  expect(unreadPlaces).toEqual(['/collections/trips/entries/0/length']);
  expect(valueAt(edit.after, '/collections/trips/entries/1/length')).toBe(3);
  expect(valueAt(edit.after, '/collections/trips/entries/0/length')).toBeUndefined();
  const choice = retypeField(site, 'trips', 'length', 'choice');
  expect(choice.unreadPlaces).toEqual([]);
  expect(valueAt(choice.edit.after, '/collections/trips/fields/length')).toEqual({
    kind: 'choice',
    choices: ['2 hours', '3'],
  });
});

test.each([
  ['money', '4500', 4500],
  ['money', '4 500', 4500],
  ['money', '4,500', undefined],
  ['money', 'on request', undefined],
  ['yesNo', 'Yes', true],
  ['yesNo', 'perhaps', undefined],
  ['date', '14.8.2031', '2031-08-14'],
  ['date', 'in May', undefined],
  ['texts', 'sun\nrain', ['sun', 'rain']],
  ['text', ['sun', 'rain'], 'sun, rain'],
  ['text', 4500, '4500'],
  ['text', true, 'true'],
  ['text', { a: 1 }, undefined],
  ['picture', 'uploads/a.jpg', { src: 'uploads/a.jpg', alt: '' }],
  ['picture', 'a.jpg', undefined],
  ['file', { src: 'uploads/a.jpg', alt: '' }, 'uploads/a.jpg'],
  ['copy', ['One.', 'Two.'], ['One.', 'Two.']],
  ['other', 'words', 'words'],
] as const)('reads as %s: %j', (kind, value, read) => {
  expect(readAsKind(kind, value as Json)).toEqual(read);
});

test('a field is deleted with what entries say in it once nothing asks for it', () => {
  const site = declared(trips);
  expect(usesOfField(site, 'trips', 'price')).toEqual(['/shared/list/items/as']);
  expect(usesOfField(site, 'trips', 'day')).toEqual(['/shared/list/items/sort']);
  expect(usesOfField(site, 'trips', 'guide')).toEqual(['/shared/list/items/as', '/shared/list/items/where/guide.name']);
  expect(usesOfField(site, 'guides', 'phone')).toEqual(['/shared/list/items/as']);
  expect(usesOfField(site, 'guides', 'name')).toEqual(['/shared/list/items/where/guide.name']);
  expect(usesOfField(site, 'trips', 'length')).toEqual([]);
  const { after, says } = deleteField(site, 'trips', 'length');
  expect(says).toBe('Field “Length” deleted, with what 2 of the entries said');
  expect(JSON.stringify(after)).not.toContain('length');
});

test('fields stand in the order in which they are moved', () => {
  const site = declared(trips);
  const field = collectionsIn(site).get('trips')?.fields?.get('price');
  const { after } = field ? moveField(site, field, -1) : { after: {} };
  expect(Object.keys(kindsIn(after, 'trips')).slice(0, 2)).toEqual(['price', 'name']);
});

test('columns that no field is called become fields, each of the kind that its cells tell', () => {
  const table = [
    ['slug', 'Price', 'Boat', 'Begins', 'Leaflet', 'Site', 'For two', 'How hard', 'Story', 'Empty', ''],
    ['dawn', '4500', 'Red', '2031-05-06', 'uploads/a.pdf', 'https://a.test', 'yes', 'Easy', 'x'.repeat(61), '', 'x'],
    ['night', '5500', 'Blue', '7.5.2031', 'uploads/b.pdf', '/b', 'no', 'Easy', 'y', '', 'y'],
    ['noon', '', 'Green', '2031-05-08', 'uploads/c.pdf', '/c', 'no', 'Hard', 'z', '', 'z'],
    ['dusk', '', 'White', '2031-05-08', 'uploads/c.pdf', '/c', 'no', 'Hard', 'z', '', 'z'],
  ];
  const collection = { entries: [{ slug: 'dawn', price: 1 }] };
  const proposed = proposeFields(collection, table);
  expect(proposed.map(({ label, kind }) => [label, kind])).toEqual([
    ['Boat', 'text'],
    ['Begins', 'date'],
    ['Leaflet', 'file'],
    ['Site', 'link'],
    ['For two', 'yesNo'],
    ['How hard', 'choice'],
    ['Story', 'copy'],
  ]);
  const site: JsonObject = { collections: { trips: collection.entries } };
  const added = addFields(site, 'trips', entryFields(site, 'trips'), proposed);
  if ('problem' in added) throw new Error(added.problem);
  const known = collectionsIn(added.after).get('trips') ?? { entries: [] };
  const [row] = readNamed(known, table).rows;
  expect(row?.faults).toEqual([]);
  expect(Object.fromEntries(row?.values ?? [])).toMatchObject({ price: 4500, forTwo: true, howHard: 'Easy' });
  const twice = addFields(
    site,
    'trips',
    [],
    [proposed[0], proposed[0]].flatMap((one) => one ?? []),
  );
  expect(twice).toEqual({ problem: '“Boat”: There is a field “Boat” already.' });
});
