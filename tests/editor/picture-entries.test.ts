import { expect, test } from 'vitest';
import { fieldsOf } from '../../src/editor/inputs/fields-of';
import {
  addPictureItems,
  addPictures,
  pictureOfEntries,
  pictureOfItems,
} from '../../src/editor/members/picture-entries';
import { entryTitle } from '../../src/editor/naming/parts';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { valueAt } from '../../src/manifest/pointer';
import { registry } from '../registry';
import { now } from './now';

const photo = { kind: 'picture', required: true };
const fields = { photo, caption: { kind: 'text' } };
const root: JsonObject = {
  collections: {
    photos: { label: 'Gallery', one: 'photo', fields, entries: [{ slug: 'jetty', caption: 'The jetty' }] },
  },
};

test('several pictures add an entry each, after the others and called apart', () => {
  const { after, place, says } = addPictures(root, 'photos', 'photo', ['uploads/Jetty.jpg', 'uploads/boats/42.jpg']);
  expect([place, says]).toEqual(['/collections/photos/entries/1', '2 pictures added to Gallery']);
  expect(valueAt(after, '/collections/photos/entries')).toEqual([
    { slug: 'jetty', caption: 'The jetty' },
    { slug: 'jetty-2', photo: { src: 'uploads/Jetty.jpg', alt: '' } },
    { slug: 'boats-42', photo: { src: 'uploads/boats/42.jpg', alt: '' } },
  ]);
});

test('where entries need no picture, none is made of one', () => {
  expect(pictureOfEntries(root, 'photos')).toBe('photo');
  const team = { fields: { photo: { kind: 'picture' } }, entries: [] };
  expect(pictureOfEntries({ collections: { team } }, 'team')).toBeUndefined();
});

test('several pictures add an item each to a list of pictures, in the place of one that says nothing yet', () => {
  const [input] = fieldsOf(registry.blocks.gallery?.schema ?? {}).flatMap((field) =>
    field.name === 'items' ? [field.input] : [],
  );
  expect(input?.kind === 'list' && pictureOfItems(input.item)).toBe('picture');
  const old = { picture: { src: 'uploads/old.jpg', alt: '' } };
  const site: JsonObject = { items: [old, { picture: { src: '', alt: '' }, caption: '' }] };
  const added = addPictureItems(site, '/items', site.items as Json[], 'picture', ['uploads/a.jpg']);
  expect(added).toEqual({
    says: '1 picture added',
    place: '/items/1',
    after: { items: [old, { picture: { src: 'uploads/a.jpg', alt: '' } }] },
  });
});

test('an entry is called by its words before the end of its address', () => {
  expect(entryTitle(root, now, { slug: 'jetty', caption: 'At dusk' }, 0)).toBe('At dusk');
  expect(entryTitle(root, now, { slug: 'jetty' }, 0)).toBe('jetty');
});
