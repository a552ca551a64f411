import { expect, test } from 'vitest';
import { schemaAt } from '../../src/checks/schema-at';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { registry } from '../registry';
import { type Edit, found, problemsOf } from './site-with';

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

test('a field was renamed in its declaration alone where several entries say another of its kind; else it is missing', () => {
  const { weight: _, ...others } = fields;
  const renamed = { ...others, grams: { kind: 'number', required: true } };
  const more = ['oat', 'spelt'].map((slug) => ({ ...rye, slug }));
  expect(check(withBreads({}, renamed, more))).toContain('3 entries of "breads" still say "weight"');
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

test('what an entry names in a declared field and is not there is told once, at the entry, also where no page shows it', () => {
  const cases: [rule: string, entry: JsonObject, message: string][] = [
    ['flag-exists', { code: 'kenya' }, 'No country has the code "kenya".'],
    ['icon-exists', { icon: 'plain' }, 'No icon is named "plain".'],
    [
      'picture-exists',
      { photo: { src: 'uploads/exampel.svg', alt: 'Rye' } },
      'There is no picture "uploads/exampel.svg".',
    ],
    ['picture-exists', { sheet: 'uploads/exampel.svg' }, 'There is no picture "uploads/exampel.svg".'],
    ['file-exists', { sheet: 'uploads/ry.pdf' }, 'There is no file "uploads/ry.pdf".'],
  ];
  const card = { title: '{title}', text: '{title}', icon: '{icon}', picture: '{photo}' };
  for (const [rule, entry, message] of cases) {
    const [field = ''] = Object.keys(entry);
    const hidden = problemsOf(withBreads(entry), files);
    const place = `/collections/breads/entries/0/${field}${field === 'photo' ? '/src' : ''}`;
    expect(hidden).toMatchObject([{ rule, severity: 'error', pointer: place }]);
    expect(hidden[0]?.message).toContain(message);
    const shown = { ...withBreads(entry), '/routes/0/blocks/1/items': { from: 'breads', as: card } };
    const ofRule = problemsOf(shown, files).filter((one) => one.rule === rule);
    expect(ofRule).toEqual([expect.objectContaining({ pointer: place, message: hidden[0]?.message })]);
    const draft = problemsOf(withBreads({ ...entry, draft: true }), files).filter((one) => one.rule === rule);
    expect(draft.map(({ severity }) => severity)).toEqual(['warning']);
  }
});

test('what nobody has said is nothing that could be missing', () => {
  expect(check(withBreads({ code: null, icon: null, photo: null, sheet: null }))).toBe('nothing');
});

test('a day that was emptied is to be chosen, and may be left out where the field need not be said', () => {
  expect(check(withBreads({ since: '' }))).toContain('No day is chosen here. Choose one, or leave it out.');
  const required = { ...fields, since: { kind: 'date', required: true } };
  expect(check(withBreads({ since: '' }, required))).toMatch(/No day is chosen here\. Choose one\.$/);
});
