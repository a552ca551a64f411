import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/manifest/manifest';
import { found } from '../site-with';
import { tripEntries, withTrips } from '../trips';

const rule = 'link-fills-in';

const bread: JsonObject = {
  name: 'bread',
  label: 'Bread',
  kind: 'select',
  prefill: true,
  options: [
    { value: 'rye', label: 'Rye' },
    { label: 'White', options: [{ value: 'spelt', label: 'Spelt' }] },
  ],
};

function foundWith(to: string, field: JsonObject = bread): string {
  return found(rule, { '/routes/1/blocks/2/sections/0/fields/-': field, '/routes/0/blocks/0/actions/0/to': to });
}

test('warns of a link whose answer is none of the choices', () => {
  expect(foundWith('/contact?bread=spellt')).toMatchInlineSnapshot(
    `"warning bread=spellt → On the page "/contact" the field "bread" has no choice "spellt". Did you mean "spelt"?"`,
  );
  expect(foundWith('/contact/?from=mail&bread=wheat#hours')).toMatchInlineSnapshot(
    `"warning bread=wheat → On the page "/contact" the field "bread" has no choice "wheat". There is: "rye", "spelt"."`,
  );
});

test('warns of a link that answers a field which takes no answer from links', () => {
  expect(foundWith('/contact?bread=rye', { ...bread, prefill: false })).toMatchInlineSnapshot(
    `"warning bread=rye → On the page "/contact" the field "bread" takes no answer from a link. Give it "prefill": true."`,
  );
});

test('warns of a name that is nearly that of a field which takes answers', () => {
  expect(foundWith('/contact?bred=rye&utm_source=mail')).toMatchInlineSnapshot(
    `"warning bred=rye → On the page "/contact" no field is named "bred". Did you mean "bread"?"`,
  );
  expect(foundWith('/contact?bred=rye', { ...bread, prefill: false })).toBe('nothing');
});

test('leaves a choice that is missing to what is wrong with the list of choices', () => {
  const taken: JsonObject = { from: 'braeds', as: { value: '{code}', label: '{title}' } };
  expect(foundWith('/contact?bread=ke', { ...bread, options: taken })).toMatchInlineSnapshot(
    `"(collection-exists) braeds → No collection is named "braeds". Did you mean "breads"?"`,
  );
  expect(
    foundWith('/contact?bread=ke', { ...bread, options: [{ label: 'All', options: taken }] }),
  ).toMatchInlineSnapshot(`"(collection-exists) braeds → No collection is named "braeds". Did you mean "breads"?"`);
  const empty = [
    { value: 'rye', label: 'Rye' },
    { label: 'All', options: [] },
  ];
  expect(foundWith('/contact?bread=ke', { ...bread, options: empty })).toMatchInlineSnapshot(
    `"(field-has-options) [ → The group "All" has nothing to choose from. Give it "options"."`,
  );
});

test('accepts on the page of a draft the name of its entry, which lists have once it is published', () => {
  const route = {
    blocks: [
      { type: 'hero', heading: '{name}', text: '{summary}', actions: [{ label: 'Book', to: '/contact?trip={slug}' }] },
    ],
  };
  const options = { from: 'trips', as: { value: '{slug}', label: '{name}' } };
  const trip = { name: 'trip', label: 'Trip', kind: 'select', prefill: true, options };
  const edit = { ...withTrips(tripEntries({ draft: true }), route), '/routes/1/blocks/2/sections/0/fields/-': trip };
  expect(found(rule, edit)).not.toContain('has no choice');
});

test('accepts on the page of an entry what is a choice for other entries, and refuses what is one for none', () => {
  const to = (answer: string): JsonObject => ({
    blocks: [
      {
        type: 'hero',
        heading: '{name}',
        text: '{summary}',
        actions: [{ label: 'Book', to: `/contact?trip=${answer}` }],
      },
    ],
  });
  const options = { from: 'trips', where: { slug: { not: 'night' } }, as: { value: '{slug}', label: '{name}' } };
  const trip = { name: 'trip', label: 'Trip', kind: 'select', prefill: true, options };
  const foundIn = (answer: string): string =>
    found(rule, { ...withTrips(tripEntries({}), to(answer)), '/routes/1/blocks/2/sections/0/fields/-': trip });
  expect(foundIn('{slug}')).not.toContain('has no choice');
  expect(foundIn('{name}')).toContain('has no choice');
});

test('accepts an answer that the field has, any text, and what is no business of a form', () => {
  expect(foundWith('/contact?bread=spelt')).toBe('nothing');
  expect(foundWith('/contact?city=Kilifi+town', { name: 'city', label: 'City', kind: 'text', prefill: true })).toBe(
    'nothing',
  );
  expect(foundWith('/contact?utm_source=mail')).toBe('nothing');
  expect(foundWith('/?bread=wheat')).toBe('nothing');
  expect(foundWith('https://www.example.test/contact?bread=wheat')).toBe('nothing');
});
