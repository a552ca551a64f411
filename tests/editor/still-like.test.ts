import { expect, test } from 'vitest';
import { addLike } from '../../src/editor/members/entry-like';
import { stillLike } from '../../src/editor/members/still-like';
import { newPage } from '../../src/editor/outline/new-page';
import { allStillLike } from '../../src/editor/publish/all-still-like';
import type { JsonObject } from '../../src/manifest/manifest';
import { move, set } from '../../src/manifest/operations';
import { now } from './now';

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
const { place, after } = addLike(root, now, '/collections/countries/0', { country: 'Norway', slug: 'norway' });

test('a copied entry names what it still says as its model, but for short words and switches', () => {
  expect(stillLike(after, now, place)).toEqual({
    title: 'Finland',
    fields: [
      { place: `${place}/price`, says: 'Price' },
      { place: `${place}/about`, says: 'About' },
      { place: `${place}/points`, says: 'Points' },
      { place: `${place}/picture`, says: 'Picture' },
    ],
  });
  expect(stillLike(after, now, '/collections/countries/0')).toBeUndefined();
});

test('all that was copied and still says something as its model is found', () => {
  expect(allStillLike(after, now).map(({ place: one, still }) => [one, still.title])).toEqual([[place, 'Finland']]);
  expect(allStillLike(root, now)).toEqual([]);
});

test('what was changed is named no more, and nothing is once all was', () => {
  const priced = set(after, `${place}/price`, 800);
  const changed = set(set(priced, `${place}/about`, 'Fjords.'), `${place}/points/0/title`, 'Boats') as JsonObject;
  expect(stillLike(changed, now, place)?.fields.map(({ says }) => says)).toEqual(['Picture']);
  expect(
    stillLike(set(changed, `${place}/picture/src`, '/uploads/norway.jpg') as JsonObject, now, place),
  ).toBeUndefined();
});

test('a page that was made like another names what it still says as that one, block by block', () => {
  const model = {
    path: '/finland',
    title: 'Finland',
    description: 'All about Finland.',
    blocks: [
      { type: 'hero', heading: 'Study in Finland', text: 'Cold and clear.' },
      { type: 'shared', block: 'closing-words-of-all' },
      { type: 'list', heading: 'Bring', items: ['A warm coat'] },
    ],
  };
  const page = newPage({ title: 'Norway', path: '/norway', description: 'All about Finland.' }, model);
  const site = { routes: [model, page] } as JsonObject;
  expect(stillLike(site, now, '/routes/1')).toEqual({
    title: 'Finland',
    fields: [
      { place: '/routes/1/description', says: 'Description' },
      { place: '/routes/1/blocks/0/heading', says: 'Hero: Heading' },
      { place: '/routes/1/blocks/0/text', says: 'Hero: Text' },
      { place: '/routes/1/blocks/2/items', says: 'List: Items' },
    ],
  });
  const moved = move(
    set(site, '/routes/1/blocks/0/heading', 'Study in Norway'),
    '/routes/1/blocks/0',
    '/routes/1/blocks/2',
  );
  expect(stillLike(moved as JsonObject, now, '/routes/1')?.fields.map(({ place }) => place)).toEqual([
    '/routes/1/description',
    '/routes/1/blocks/1/items',
    '/routes/1/blocks/2/text',
  ]);
  expect(stillLike(site, now, '/routes/0')).toBeUndefined();
});
