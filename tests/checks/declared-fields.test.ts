import { expect, test } from 'vitest';
import { schemaAt } from '../../src/checks/schema-at';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { registry } from '../registry';
import { type Edit, found } from './site-with';

const fields: JsonObject = {
  title: { kind: 'text', label: 'Name', required: true },
  story: { kind: 'copy' },
  weight: { kind: 'number', help: 'Grams, as it comes out of the oven.' },
  price: { kind: 'money' },
  since: { kind: 'date' },
  photo: { kind: 'picture' },
  sheet: { kind: 'file' },
  path: { kind: 'link' },
  code: { kind: 'flag' },
  icon: { kind: 'icon' },
  flour: { kind: 'choice', choices: ['Wheat', 'Rye'] },
  vegan: { kind: 'yesNo' },
  days: { kind: 'texts' },
  baker: { kind: 'entry', of: 'bakers' },
  oven: { kind: 'other' },
};

const rye: JsonObject = {
  slug: 'rye',
  title: 'Rye',
  story: ['Sour.', 'Two days old at its best.'],
  weight: 900,
  price: 650,
  since: '2020-01-01',
  photo: { src: 'uploads/example.svg', alt: 'A loaf' },
  sheet: 'uploads/rye.pdf',
  path: '/',
  code: 'ke',
  icon: 'plane',
  flour: 'Rye',
  vegan: true,
  days: ['Monday'],
  baker: 'asha',
  oven: { bricks: 12 },
};

/** A bakery whose breads declare their fields, with one entry like the first and others. */
function withBreads(entry: JsonObject = {}, declared: JsonObject = fields, others: Json[] = []): Edit {
  const one = { ...rye, ...entry };
  const entries = [Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null)), ...others];
  return {
    '/collections/breads': { label: 'Breads', one: 'bread', fields: declared, entries },
    '/collections/bakers': [{ slug: 'asha', name: 'Asha' }],
    '/routes/1/blocks/0/text': 'See the [list](uploads/rye.pdf), or write to [us](mailto:{email}).',
    '/routes/1/blocks/-': {
      type: 'list',
      heading: 'By whom',
      items: { from: 'breads', as: '{title}: {baker.name}' },
    },
  };
}

const files = { files: { 'uploads/rye.pdf': { path: '_assets/rye.pdf', bytes: 1000 } } };

const check = (edit: Edit): string => found('schema', edit, files);

test('an entry that says what is declared is right, and so is a list of entries without declarations', () => {
  expect(check(withBreads())).toBe('nothing');
  expect(found('schema', {})).toBe('nothing');
});

test.each([
  [
    { title: null },
    '{ → "title" is missing here. Add it: Words on one line. {name} writes a value, {{ and }} write a brace.',
  ],
  [
    { title: 7 },
    '7 → Text in quotes is needed here, but this is 7. Write "7". Words on one line. {name} writes a value, {{ and }} write a brace.',
  ],
  [{ title: ' ' }, '" " → This text is empty. Write something, or leave it out.'],
  [
    { story: 4 },
    '4 → Text in quotes or a list in [ ] is needed here, but this is 4. Sentences, as many as it takes, with lists, small headings and quotations.',
  ],
  [{ weight: 'heavy' }, '"heavy" → A number is needed here, but this is text. Grams, as it comes out of the oven.'],
  [
    { price: '650' },
    '"650" → A number is needed here, but this is text. Write 650 without quotes. An amount, as a number: 4500.',
  ],
  [{ price: 'KES 650' }, '"KES 650" → A number is needed here, but this is text. An amount, as a number: 4500.'],
  [
    { since: 'spring' },
    '"spring" → "spring" cannot stand here. A day, written like 2027-12-13, or a value that says it: {seasonEnd}.',
  ],
  [
    { since: '2020-02-30' },
    '(date-exists) "2020-02-30" → There is no 2020-02-30 in the calendar. February 2020 has 29 days.',
  ],
  [
    { photo: 'uploads/example.svg' },
    '"uploads/example.svg" → A group in { } is needed here, but this is text. A picture from the uploads folder.',
  ],
  [
    { photo: { src: 'uploads/example.svg' } },
    '{ → "alt" is missing here. Add it: What the picture shows, for those who do not see it. Empty where it only decorates.',
  ],
  [
    { sheet: 'rye.pdf' },
    '"rye.pdf" → "rye.pdf" cannot stand here. A file from the uploads folder: uploads/price-list.pdf.',
  ],
  [
    { path: 5 },
    '5 → Text in quotes is needed here, but this is 5. Write "5". Where it leads: a page (/apply), a place on a page (/contact#hours), the web (https://…), an e-mail address (mailto:{email}), a telephone number (tel:{phone}) or a file (uploads/price-list.pdf).',
  ],
  [{ flour: 'Rice' }, '"Rice" → "Rice" is not one of the choices. There is: "Wheat", "Rye".'],
  [{ flour: 'rye' }, '"rye" → "rye" is not one of the choices. Did you mean "Rye"?'],
  [{ vegan: 'yes' }, '"yes" → True or false is needed here, but this is text. Whether it holds.'],
  [{ days: 'Monday' }, '"Monday" → A list in [ ] is needed here, but this is text. Words, a line each.'],
  [{ days: ['Monday', 2] }, '2 → Text in quotes is needed here, but this is 2. Write "2". One line.'],
  [{ baker: 'ash' }, '(reference-exists) "ash" → No entry of "bakers" has "ash" as its "slug". Did you mean "asha"?'],
  [{ wieght: 900, weight: null }, '"wieght" → "wieght" is not known here. Did you mean "weight"?'],
  [
    { colour: 'brown' },
    '"colour" → "colour" is not known here. Remove it, or declare it among the "fields" of "breads".',
  ],
  [
    { draft: 'no' },
    '"no" → True or false is needed here, but this is text. Whether it is a draft: while you edit you see its page and its place in lists, and neither is published.',
  ],
] as [JsonObject, string][])('says once, at its place, what is wrong with an entry: %j', (entry, message) => {
  expect(check(withBreads(entry))).toBe(message);
});

test.each([
  [{ kind: 'txt' }, '"txt" → "txt" is not one of the choices. Did you mean "text"?'],
  [{ label: 'Name' }, '{ → "kind" is missing here. Add it: What entries say in it.'],
  ['text', '"text" → A group in { } is needed here, but this is text. One field: its kind, and what that needs.'],
  [
    { kind: 'text', choices: ['a'] },
    '"choices" → "choices" is not known here. There is: "kind", "label", "help", "required".',
  ],
  [
    { kind: 'choice' },
    '{ → "choices" is missing here. Add it: The words to choose from, in the order in which they are offered.',
  ],
  [{ kind: 'choice', choices: [] }, '[ → This list needs at least one item.'],
  [{ kind: 'choice', choices: ['a', 'a'] }, '[ → This list says "a" twice. Take one of them away.'],
  [{ kind: 'entry' }, '{ → "of" is missing here. Add it: The collection whose entries it names: guides.'],
  [
    { kind: 'entry', of: 'baker' },
    '(reference-is-declared) "baker" → No collection is named "baker". Did you mean "bakers"?',
  ],
  [
    { kind: 'text', required: 'yes' },
    '"yes" → True or false is needed here, but this is text. Whether every entry must say it.',
  ],
] as [Json, string][])('says once what is wrong with a declaration: %j', (declared, message) => {
  expect(check(withBreads({}, { ...fields, extra: declared }))).toBe(message);
});

test.each([
  [
    { '/collections/breads/entries': undefined },
    '{ → "entries" is missing here. Add it: The entries, in the order in which they show.',
  ],
  [
    { '/collections/breads/entries': {} },
    '{ → A list in [ ] is needed here, but this is a group. The entries, in the order in which they show.',
  ],
  [
    { '/collections/breads/Fields': {} },
    '"Fields" → "Fields" is not known here. "fields" is there already: remove one of the two.',
  ],
  [{ '/collections/breads/label': '' }, '"" → This text is empty. Write something, or leave it out.'],
  [
    { '/collections/breads': 'none' },
    '"none" → A list in [ ] or a group in { } is needed here, but this is text. One collection: its entries, in the order in which they show; or a group that also says which fields they have.',
  ],
] as [Edit, string][])('says once what is wrong with a collection that is a group: %j', (edit, message) => {
  expect(check({ ...withBreads(), ...edit })).toBe(message);
});

test('a field that was renamed in its declaration alone is told once, there, with the entries that still say it', () => {
  const { weight: _, ...others } = fields;
  const renamed = { ...others, grams: { kind: 'number', required: true } };
  const more = ['oat', 'spelt'].map((slug) => ({ ...rye, slug }));
  expect(check(withBreads({}, renamed, more))).toBe(
    '"grams" → This field is called "grams" here, and 3 entries of "breads" still say "weight". Rename it there, too, and in the texts that say "{weight}"; or call it "weight" here again.',
  );
  // What is of another kind, or in one entry alone, was not renamed.
  const text = { ...others, grams: { kind: 'text', required: true } };
  expect(check(withBreads({}, text, more))).toContain('"grams" is missing here');
  expect(check(withBreads({}, renamed))).toContain('"weight" is not known here');
});

test('a field that is declared is known before any entry says it', () => {
  const items = { from: 'breads', as: '{title} {wieght}' };
  const edit = { ...withBreads({ weight: null }), '/routes/1/blocks/3/items': items };
  expect(found('template-field-exists', edit, files)).toMatchInlineSnapshot(
    `"{wieght} → No entry of "breads" has a field "wieght". Did you mean "weight"?"`,
  );
});

test('a list chooses by the choices of a field, whether an entry has made one or not', () => {
  const items = (flour: string): JsonObject => ({ from: 'breads', where: { flour }, as: '{title}' });
  const withList = (flour: string): Edit => ({
    ...withBreads(),
    '/routes/0/blocks/-': { type: 'list', heading: 'By flour', items: [items(flour), 'More'] },
  });
  expect(found('where-can-be-met', withList('Wheat'), files)).toBe('nothing');
  expect(found('where-can-be-met', withList('Wheatt'), files)).toMatchInlineSnapshot(
    `""Wheatt" → No entry of "breads" has "Wheatt" as its "flour". Did you mean "Wheat"?"`,
  );
  expect(found('where-can-be-met', withList('Rice'), files)).toMatchInlineSnapshot(
    `""Rice" → No entry of "breads" has "Rice" as its "flour". There is: "Wheat", "Rye"."`,
  );
});

test('the schema tells of a declared field what its kind and its help say', () => {
  const breads = { fields, entries: [rye] };
  const part = (name: string) =>
    schemaAt(registry.schema, { collections: { breads } }, `/collections/breads/entries/0/${name}`);
  expect(part('weight').description).toBe('Grams, as it comes out of the oven.');
  expect(part('flour').enum).toEqual(['Wheat', 'Rye']);
  expect(part('photo').required).toEqual(['src', 'alt']);
});
