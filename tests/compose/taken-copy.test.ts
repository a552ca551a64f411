import { expect, test } from 'vitest';
import type { Json } from '../../src/manifest/manifest';
import { found } from '../checks/site-with';
import { tripEntries, withTrips } from '../checks/trips';
import { blockOf } from './site-of';

const collections = {
  trips: [
    { slug: 'dawn', name: 'Dawn', price: 45, body: ['Early.', 'Tea.'] },
    { slug: 'night', name: 'Night', price: 30, body: 'Late.' },
  ],
};

const textOf = (text: Json): unknown => blockOf({ type: 'text', text }, { collections }).text;

test('copy takes paragraphs of entries, as a whole or between its own', () => {
  const where = { slug: 'dawn' };
  expect(textOf({ from: 'trips', sort: 'price', as: '**{name}** costs {price:number}.' })).toEqual([
    [{ kind: 'strong', content: ['Night'] }, ' costs 30.'],
    [{ kind: 'strong', content: ['Dawn'] }, ' costs 45.'],
  ]);
  expect(textOf(['First.', { from: 'trips', where, as: '{name}: {price:number}.' }, 'Last.'])).toEqual([
    ['First.'],
    ['Dawn: 45.'],
    ['Last.'],
  ]);
});

test('on the page of an entry a paragraph is taken by its fields', () => {
  const blocks = [
    {
      type: 'hero',
      heading: '{name}',
      text: ['{summary}', { from: 'breads', where: { code: '{bread}', title: 'Rye' }, as: 'With {title}.' }],
    },
    { type: 'split', heading: 'On the water', text: 'On {next:long} for {price:money}.', picture: '{photo}' },
    { type: 'steps', heading: 'The day', items: '{day}' },
  ];
  const trips = tripEntries({}).map((trip) => ({ ...trip, bread: 'ke' }));
  expect(found('', withTrips(trips, { blocks }))).toBe('nothing');
  // Where none fits the paragraph is left out.
  const [night = {}, other = {}] = trips;
  expect(found('', withTrips([night, { ...other, bread: 'gb' }], { blocks }))).toBe('nothing');
});

test('says at the template what is wrong with a taken paragraph', () => {
  const text = (part: Json): string =>
    found('', { '/routes/1/blocks/0/text': ['Write to [us](mailto:{email}).', part] });
  expect(text({ from: 'breads', as: '{titel}' })).toMatchInlineSnapshot(
    `"(template-field-exists) {titel} → No entry of "breads" has a field "titel". Did you mean "title"?"`,
  );
  expect(text({ from: 'bread', as: '{title}' })).toMatchInlineSnapshot(
    `"(collection-exists) bread → No collection is named "bread". Did you mean "breads"?"`,
  );
  expect(text({ form: 'breads', as: '{title}' })).toMatchInlineSnapshot(
    `"(schema) { → Text in quotes is needed here, but this is a group. One paragraph of it."`,
  );
});
