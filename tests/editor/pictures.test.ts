import { expect, test } from 'vitest';
import { describeEach, fieldOfPicture, oldAltOf } from '../../src/editor/members/pictures';
import type { JsonObject } from '../../src/manifest/manifest';
import { valueAt } from '../../src/manifest/pointer';

const root: JsonObject = {
  collections: {
    places: [
      { slug: 'oslo', scene: 'uploads/oslo.svg' },
      { slug: 'bergen', scene: 'uploads/oslo.svg', sceneShows: 'Rain' },
    ],
  },
  routes: [
    {
      path: '/study/{slug}',
      from: 'places',
      blocks: [{ type: 'hero', artwork: { src: '{scene}', alt: 'A town' } }],
    },
  ],
};

test('each entry gets words of its own for its picture, beginning with those of all', () => {
  const edit = describeEach(root, '/routes/0/blocks/0/artwork');
  expect(edit?.says).toBe('Each of 2 entries says what its picture shows');
  expect(valueAt(edit?.after, '/routes/0/blocks/0/artwork')).toEqual({ src: '{scene}', alt: '{sceneShows}' });
  expect(valueAt(edit?.after, '/collections/places/0/sceneShows')).toBe('A town');
  expect(valueAt(edit?.after, '/collections/places/1/sceneShows')).toBe('Rain');
  expect(describeEach(edit?.after ?? {}, '/routes/0/blocks/0/artwork')).toBeUndefined();
});

test('a picture is that of each entry only where its field names it as a whole', () => {
  expect(fieldOfPicture({ src: '{scene}' })).toBe('scene');
  expect(fieldOfPicture({ src: 'uploads/{slug}.svg' })).toBeUndefined();
  expect(fieldOfPicture({ src: 'uploads/oslo.svg' })).toBeUndefined();
});

test('with another file it is asked whether what was said of the former one is still right', () => {
  const boats = { src: 'uploads/boats.jpg', alt: 'Boats', focus: 'top' };
  expect(oldAltOf(boats, 'uploads/pier.jpg', boats)).toBe('Boats');
  expect(oldAltOf({ ...boats, alt: 'A pier' }, 'uploads/pier.jpg', boats)).toBeUndefined();
  expect(oldAltOf(boats, boats.src, boats)).toBeUndefined();
  const begun = { src: '', alt: 'Boats' };
  expect(oldAltOf(begun, 'uploads/boats.jpg', begun)).toBeUndefined();
  const ofEach = { src: 'uploads/boats.jpg', alt: '{name}' };
  expect(oldAltOf(ofEach, 'uploads/pier.jpg', ofEach)).toBeUndefined();
});
