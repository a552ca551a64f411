import { expect, test } from 'vitest';
import { fieldsOfSelection } from '../../src/editor/fields/selection-view';

const site = {
  collections: {
    trips: {
      fields: { name: { kind: 'text' }, days: { kind: 'days', label: 'Days' } },
      entries: [{ name: 'Dawn', days: ['2026-12-01'] }],
    },
  },
};
const item = { kind: 'words', of: 'text' } as const;

test('the fields of a selection are those that its collection has something for', () => {
  const fields = fieldsOfSelection(site, { from: 'trips' }, item);
  expect(fields.map(({ name }) => name)).toEqual(['from', 'each', 'limit', 'where', 'sort', 'as']);
  expect(fields.find(({ name }) => name === 'each')?.input).toMatchObject({ options: ['', 'days'] });
  expect(fields.at(-1)).toMatchObject({ help: 'A text takes in what each entry says with “Insert…”: name, days.' });
});

test.each([{}, { from: 'none' }])('%j, which selects from no collection, has fields to say one', (selection) => {
  const names = fieldsOfSelection(site, selection, item).map(({ name }) => name);
  expect(names).toEqual(['from', 'limit', 'where', 'sort', 'as']);
});
