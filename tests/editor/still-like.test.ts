import { expect, test } from 'vitest';
import { addLike } from '../../src/editor/members/entry-like';
import { stillLike } from '../../src/editor/members/still-like';
import type { JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';

const finland = {
  slug: 'finland',
  country: 'Finland',
  level: 'bachelor',
  hasVisa: true,
  price: 700,
  about: 'Cold and clear.',
  points: [{ title: 'Free saunas' }],
  picture: { src: '/uploads/finland.jpg', alt: '' },
};
const root: JsonObject = { collections: { countries: [finland] } };
const { place, after } = addLike(root, '/collections/countries/0', { country: 'Norway', slug: 'norway' });

test('a copied entry names what it still says as its model, but for short words, numbers and switches', () => {
  expect(stillLike(after, place)).toEqual({ title: 'Finland', names: ['about', 'points', 'picture'] });
  expect(stillLike(after, '/collections/countries/0')).toBeUndefined();
});

test('what was changed is named no more, and nothing is once all was', () => {
  const changed = set(set(after, `${place}/about`, 'Fjords.'), `${place}/points/0/title`, 'Boats') as JsonObject;
  expect(stillLike(changed, place)?.names).toEqual(['picture']);
  expect(stillLike(set(changed, `${place}/picture/src`, '/uploads/norway.jpg') as JsonObject, place)).toBeUndefined();
});
