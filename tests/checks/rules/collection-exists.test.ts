import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'collection-exists';

test('reports a list that is taken from a collection that is not there', () => {
  expect(found(rule, { '/routes/0/blocks/1/items/from': 'bread' })).toMatchInlineSnapshot(
    `"bread → No collection is named "bread". Did you mean "breads"?"`,
  );
  expect(found(rule, { '/routes/0/blocks/1/items/from': 'constructor' })).toMatchInlineSnapshot(
    `"constructor → No collection is named "constructor". There is: "breads"."`,
  );
  expect(
    found(rule, { '/header/menu/0': { label: 'Bread', items: { from: 'menus', as: { label: 'x', to: '/' } } } }),
  ).toMatchInlineSnapshot(`"menus → No collection is named "menus". There is: "breads"."`);
  expect(found(rule, { '/collections': undefined })).toMatchInlineSnapshot(
    `"breads → No collection is named "breads". Write it under "collections"."`,
  );
});

test('lets the schema speak of a list that must not be empty', () => {
  expect(found(rule, { '/collections/breads': [] })).toMatchInlineSnapshot(
    `"(schema) "breads" → No entry of "breads" is shown by this list, which needs one. Add an entry, or remove the block."`,
  );
});

test('accepts a collection without entries where the list may be empty, and one that two lists use', () => {
  expect(
    found(rule, {
      '/header/menu/-': { label: 'Bread', items: { from: 'breads', as: { label: '{title}', to: '{path}' } } },
    }),
  ).toBe('nothing');
  expect(
    found(rule, {
      '/collections/cakes': [],
      '/footer/groups': [{ heading: 'Cakes', items: { from: 'cakes', as: { label: '{title}' } } }],
    }),
  ).toBe('nothing');
});

test('leaves a group that an entry holds in place of a list to the schema', () => {
  const edit = { '/routes/0/blocks/1/items/as/lists': '{facts}', '/collections/breads/0/facts': { flour: 'Rye' } };
  expect(found(rule, edit)).toMatchInlineSnapshot(
    `"(schema) { → A list in [ ] is needed here, but this is a group. Short lists inside the card, each with its heading."`,
  );
});
