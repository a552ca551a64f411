import { expect, test } from 'vitest';
import { addCollection, collectionName, removeCollection } from '../../src/editor/collections/collections';
import { knownFields } from '../../src/editor/inputs/known-fields';
import {
  makeShared,
  placementsOf,
  removeShared,
  renameShared,
  sharedName,
} from '../../src/editor/members/shared-blocks';
import { separateBlock } from '../../src/editor/only-here/only-here';
import type { JsonObject } from '../../src/manifest/manifest';
import { placesUsing } from '../../src/manifest/places-using';
import { now } from './now';

const root: JsonObject = {
  collections: {
    trips: [{ slug: 'night', name: 'Night', price: 40, open: true, days: ['mo'], photo: { src: 'a.jpg' } }],
  },
  routes: [
    {
      path: '/',
      blocks: [
        { type: 'hero', heading: 'Hello' },
        { type: 'notice', text: 'Rain' },
      ],
    },
  ],
};

test('a block that is made shared stands on its page as before, and “Only here” is the way back', () => {
  const { says, place, after } = makeShared(root, now, '/routes/0/blocks/1', 'bad-weather');
  expect([says, place]).toEqual(['Notice: Rain can stand on several pages now, as Bad weather', '/shared/bad-weather']);
  expect(after.shared).toEqual({ 'bad-weather': { type: 'notice', text: 'Rain' } });
  expect(placementsOf(after, 'bad-weather')).toEqual(['/routes/0/blocks/1']);
  expect(separateBlock(after, now, '/routes/0/blocks/1')?.after.routes).toEqual(root.routes);
});

test('a shared block is renamed wherever it stands, and deleted where it stands nowhere', () => {
  const shared = makeShared(root, now, '/routes/0/blocks/1', 'rain').after;
  const { after } = renameShared(shared, '/shared/rain', 'sun');
  expect([placementsOf(after, 'rain'), placementsOf(after, 'sun')]).toEqual([[], ['/routes/0/blocks/1']]);
  expect(Object.keys(after.shared ?? {})).toEqual(['sun']);
  expect('shared' in removeShared(after, '/shared/sun').after).toBe(false);
  expect(sharedName(shared, 'Bad weather!')).toEqual({ name: 'bad-weather' });
  expect(sharedName(shared, 'Rain')).toEqual({ problem: 'Another block on several pages is called “Rain” already.' });
  expect(sharedName(shared, '123')).toHaveProperty('problem');
});

test('a collection begins with one entry, and has the fields of another one or a name alone', () => {
  const model = { collection: 'trips', fields: knownFields(root, 'trips') };
  const { place, after } = addCollection(root, 'guidedTours', 'Tours with a guide', 'Old Town', model);
  expect(place).toBe('/collections/guidedTours/entries/0');
  expect((after.collections as JsonObject).guidedTours).toEqual({
    label: 'Tours with a guide',
    fields: {
      name: { kind: 'text' },
      price: { kind: 'number' },
      open: { kind: 'yesNo' },
      days: { kind: 'other' },
      photo: { kind: 'picture' },
    },
    entries: [{ slug: 'old-town', name: 'Old Town' }],
  });
  expect((addCollection({}, 'people', 'People', 'Ada').after.collections as JsonObject).people).toEqual({
    fields: { name: { kind: 'text', required: true } },
    entries: [{ slug: 'ada', name: 'Ada' }],
  });
  expect(collectionName(root, 'Guided tours')).toEqual({ name: 'guidedTours' });
  expect(collectionName(root, 'Trips')).toEqual({ problem: 'There is a collection “Trips” already.' });
});

test('a collection says what uses it before it can be deleted', () => {
  const used: JsonObject = {
    ...root,
    references: { reviews: { trip: 'trips' } },
    routes: [{ path: '/', blocks: [{ type: 'card-grid', items: { from: 'trips', as: {} } }] }],
    feeds: [{ from: 'trips', as: {} }],
  };
  expect(placesUsing(used, 'trips')).toEqual(['/routes/0/blocks/0/items', '/feeds/0', '/references/reviews/trip']);
  expect(placesUsing(root, 'trips')).toEqual([]);
  expect('collections' in removeCollection(root, '/collections/trips').after).toBe(false);
});
