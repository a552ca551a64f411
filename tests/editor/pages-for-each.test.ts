import { expect, test } from 'vitest';
import { checkManifest } from '../../src/checks/check-site';
import { addField } from '../../src/editor/collections/declare';
import { canShow, hasPages, makePages, withFieldOnPages } from '../../src/editor/collections/pages-for-each';
import { entryFields } from '../../src/editor/naming/entry-fields';
import type { JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';
import { assets } from '../assets';
import { type Edit, siteWith } from '../checks/site-with';
import { composePages } from '../composed-pages';
import { registry } from '../registry';
import { now } from './now';

/** The site with pages for each entry of a collection, and what a check finds in it. */
function withPages(
  edit: Edit,
  collection: string,
): { root: JsonObject; place: string; errors: string[]; paths: string[] } {
  const root = JSON.parse(siteWith(edit)) as JsonObject;
  const { after, place } = makePages(root, collection, entryFields(root, collection));
  const { findings, site } = checkManifest(after, assets, { now, registry });
  const errors = findings.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  return { root: after, place, errors, paths: site ? composePages(site).map(({ page }) => page.path) : [] };
}

const trips: JsonObject = {
  label: 'Our trips',
  fields: {
    name: { kind: 'text', required: true },
    summary: { kind: 'copy' },
    price: { kind: 'money', label: 'Price for one' },
    next: { kind: 'date' },
    photo: { kind: 'picture' },
    included: { kind: 'texts', label: 'What is included' },
    story: { kind: 'copy', label: 'The day' },
    note: { kind: 'text' },
  },
  entries: [
    {
      name: 'Dawn',
      summary: 'Two hours on still water, before the wind is up.',
      price: 4500,
      next: '2031-05-06',
      photo: { src: 'uploads/example.svg', alt: 'A lake' },
      included: ['Tea'],
      story: 'We meet at the jetty.',
    },
    {
      name: 'Dawn',
      summary: 'The same, and longer.',
      price: 5500,
      next: '2031-05-07',
      note: 'Bring a hat.',
      included: ['Tea', 'Cake'],
      story: 'We come back at noon.',
    },
  ],
};

test('a collection that nothing shows gets a page for each of its entries, one that lists them, and an entry of the menu', () => {
  const { root, place, errors, paths } = withPages({ '/site/currency': 'KES', '/collections/trips': trips }, 'trips');
  expect(errors).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(['/our-trips', '/our-trips/dawn', '/our-trips/dawn-2']));
  expect(valueAt(root, '/header/menu')).toContainEqual({ label: 'Our trips', to: '/our-trips' });
  expect(hasPages(root, 'trips')).toBe(true);
  expect(valueAt(root, place)).toEqual({
    from: 'trips',
    path: '/our-trips/{slug}',
    title: '{name}',
    description: '{summary}',
    blocks: [
      { type: 'hero', heading: '{name}', text: '{summary}', picture: '{photo}' },
      {
        type: 'facts',
        items: [
          { label: 'Price for one', value: '{price:money}' },
          { label: 'Next', value: '{next:long}' },
          { label: 'Note', value: '{note}' },
        ],
      },
      { type: 'text', heading: 'The day', text: '{story}' },
      { type: 'list', heading: 'What is included', items: '{included}' },
    ],
  });
});

test('cards that show the entries of a list lead to their pages, and no further page lists them', () => {
  const cards = { from: 'loaves', as: { title: '{title}' } };
  const edit: Edit = {
    '/collections/loaves': [{ title: 'Rye' }, { title: 'Spelt' }],
    '/routes/0/blocks/-': { type: 'card-grid', heading: 'Loaves', items: cards },
  };
  const { root, errors, paths } = withPages(edit, 'loaves');
  expect(errors).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(['/loaves/rye', '/loaves/spelt']));
  expect(paths).not.toContain('/loaves');
  expect(valueAt(root, '/routes/0/blocks/3/items/as/to')).toBe('/loaves/{slug}');
});

test('the pages of entries stand below the page that lists them, whatever it is called', () => {
  const edit: Edit = {
    '/collections/loaves': [{ title: 'Rye' }],
    '/routes/-': {
      path: '/bread',
      title: 'Our bread',
      description:
        'Every loaf that we bake, from the first in the morning on, and what each is made of: rye and spelt.',
      blocks: [{ type: 'card-grid', heading: 'Loaves', items: { from: 'loaves', as: { title: '{title}' } } }],
    },
  };
  const { errors, paths } = withPages(edit, 'loaves');
  expect(errors).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(['/bread', '/bread/rye']));
});

test('a collection with one entry that says its name alone has a page, too', () => {
  const edit: Edit = { '/collections/people': { fields: { name: { kind: 'text' } }, entries: [{ name: 'Ada' }] } };
  expect(withPages(edit, 'people')).toMatchObject({ errors: [], paths: expect.arrayContaining(['/people/ada']) });
});

test('a field that is added stands on the page of each entry, and of none that says nothing there', () => {
  const { root } = withPages(
    { '/site/currency': 'KES', '/collections/trips': trips, '/values/meeting': 'At noon' },
    'trips',
  );
  expect(canShow(root, 'trips', 'yesNo')).toBe(false);
  const added = [
    { label: 'The way', kind: 'copy' },
    { label: 'Meeting', kind: 'text' },
  ] as const;
  const after = added.reduce<JsonObject>((site, field) => {
    const edit = addField(site, 'trips', [], field);
    if ('problem' in edit) throw new Error(edit.problem);
    expect(canShow(site, 'trips', field.kind)).toBe(true);
    return withFieldOnPages(edit.after, 'trips', edit.place.split('/').at(-1) ?? '');
  }, root);
  const saying = set(after, '/collections/trips/entries/1/theWay', 'Along the shore.');
  const { findings, site } = checkManifest(saying, assets, { now, registry });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const pages = site ? composePages(site) : [];
  const textsOf = (path: string): string[] => {
    const { blocks = [] } = pages.find(({ page }) => page.path === path)?.page ?? {};
    return blocks.flatMap((block) => (block.type === 'text' && block.heading ? String(block.heading) : []));
  };
  expect(textsOf('/our-trips/dawn')).toEqual(['The day']);
  expect(textsOf('/our-trips/dawn-2')).toEqual(['The day', 'The way']);
  // The words of a value are none of an entry.
  expect(JSON.stringify(after.routes)).toContain('{"label":"Meeting","value":"{meeting2}"}');
});
