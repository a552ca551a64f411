import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/manifest/manifest';
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
    `""cakes" → No entry of "cakes" is shown by this list, which needs one. Add an entry, or take the list away."`,
  );
});

test('leaves a group to what is wrong with the collection that it is taken from', () => {
  const group = (from: string, where?: JsonObject): string => {
    const options = { from, as: { value: '{code}', label: '{title}' }, ...(where && { where }) };
    const field = { name: 'bread', label: 'Bread', kind: 'select', options: [{ label: 'All', options }] };
    return found(rule, { [fields]: field });
  };
  expect(group('braeds')).toMatchInlineSnapshot(
    `"(collection-exists) braeds → No collection is named "braeds". Did you mean "breads"?"`,
  );
  expect(group('breads', { title: 'Wheat' })).toMatchInlineSnapshot(
    `"(where-can-be-met) "Wheat" → No entry of "breads" has "Wheat" as its "title". There is: "Rye", "Spelt"."`,
  );
});

test('accepts options that are written or taken from a collection, and other fields without any', () => {
  const options = [{ value: 'rye', label: 'Rye' }];
  expect(found(rule, { [fields]: { name: 'bread', label: 'Bread', kind: 'select', options } })).toBe('nothing');
  const taken = { from: 'breads', as: { value: '{code}', label: '{title}' } };
  expect(found(rule, { [fields]: { name: 'bread', label: 'Bread', kind: 'radio', options: taken } })).toBe('nothing');
  expect(found(rule, { [fields]: { name: 'city', label: 'City', kind: 'text' } })).toBe('nothing');
});

test('reports a choice that is neither choice nor group, or both, and a group with nothing in it', () => {
  const withOption = (option: JsonObject): string =>
    found(rule, { [fields]: { name: 'bread', label: 'Bread', kind: 'select', options: [option] } });
  expect(withOption({ label: 'Rye' })).toMatchInlineSnapshot(
    `"{ → "Rye" has no "value". Write there what is sent when it is chosen, or give it "options" to make it a group."`,
  );
  expect(withOption({ value: 'rye', label: 'Rye', options: [] })).toMatchInlineSnapshot(
    `"{ → "Rye" has a "value", so it is a choice, and "options", so it is a group of choices. Take one of them away."`,
  );
  expect(withOption({ label: 'Rye', options: [] })).toMatchInlineSnapshot(
    `"[ → The group "Rye" has nothing to choose from. Give it "options"."`,
  );
});

test('accepts groups, taken from a collection as a whole or one by one', () => {
  const grains = [
    { grain: 'Rye', kinds: [{ value: 'dark', label: 'Dark' }] },
    { grain: 'Wheat', kinds: [{ value: 'white', label: 'White' }] },
  ];
  const taken = { from: 'grains', as: { label: '{grain}', options: '{kinds}' } };
  const one = { label: 'All', options: { from: 'breads', as: { value: '{code}', label: '{title}' } } };
  expect(
    found(rule, {
      '/collections/grains': grains,
      [fields]: { name: 'bread', label: 'Bread', kind: 'select', options: taken },
    }),
  ).toBe('nothing');
  expect(found(rule, { [fields]: { name: 'bread', label: 'Bread', kind: 'select', options: [one] } })).toBe('nothing');
});
