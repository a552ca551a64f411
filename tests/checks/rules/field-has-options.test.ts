import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'field-has-options';

const fields = '/routes/1/blocks/2/sections/0/fields/-';

test('reports a field to choose from that has nothing to choose', () => {
  expect(found(rule, { [fields]: { name: 'bread', label: 'Bread', kind: 'select' } })).toMatchInlineSnapshot(
    `"{ → "Bread" has nothing to choose from. Give it "options"."`,
  );
  expect(
    found(rule, { [fields]: { name: 'bread', label: 'Bread', kind: 'radio', options: [] } }),
  ).toMatchInlineSnapshot(`"[ → "Bread" has nothing to choose from. Give it "options"."`);
  expect(
    found(rule, {
      '/collections/cakes': [],
      [fields]: {
        name: 'cake',
        label: 'Cake',
        kind: 'select',
        options: { from: 'cakes', as: { value: '{id}', label: '{id}' } },
      },
    }),
  ).toMatchInlineSnapshot(
    `""cakes" → No entry of "cakes" is shown by this list, which needs one. Add an entry, or remove the block."`,
  );
});

test('accepts options that are written or taken from a collection, and other fields without any', () => {
  const options = [{ value: 'rye', label: 'Rye' }];
  expect(found(rule, { [fields]: { name: 'bread', label: 'Bread', kind: 'select', options } })).toBe('nothing');
  const taken = { from: 'breads', as: { value: '{code}', label: '{title}' } };
  expect(found(rule, { [fields]: { name: 'bread', label: 'Bread', kind: 'radio', options: taken } })).toBe('nothing');
  expect(found(rule, { [fields]: { name: 'city', label: 'City', kind: 'text' } })).toBe('nothing');
});
