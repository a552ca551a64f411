import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'template-is-filled';

const template = '/routes/0/blocks/1/items';

test('warns of fields that no entry has, all of a collection at once', () => {
  expect(found(rule, { [`${template}/as/meta`]: '{price}' })).toMatchInlineSnapshot(
    `"warning {price} → No entry of "breads" has "price", so nothing shows there. Add it to an entry, or remove it here."`,
  );
  expect(
    found(rule, { [`${template}/as/meta`]: '{price}', [`${template}/as/stub`]: '{weight}' }),
  ).toMatchInlineSnapshot(
    `"warning {price} → No entry of "breads" has "price", "weight", so nothing shows there. Add it to an entry, or remove it here."`,
  );
});

test('leaves a misspelt field to the other rule', () => {
  expect(found(rule, { [`${template}/as/meta`]: '{titel}' })).toMatch(/^\(template-field-exists\)/);
});

test('says which field was perhaps meant', () => {
  const edit = { '/collections/breads/0/photo': 'uploads/example.svg', [`${template}/as/picture`]: '{foto}' };
  expect(found(rule, { ...edit, [`${template}/as/meta`]: '{weight}' })).toMatchInlineSnapshot(`
    "
    warning {foto} → No entry of "breads" has "foto", so nothing shows there. Did you mean {photo}? Otherwise add it to an entry, or remove it here.
    warning {weight} → No entry of "breads" has "weight", so nothing shows there. Add it to an entry, or remove it here.
    "
  `);
});

test('accepts a field that only one entry has', () => {
  expect(found(rule, { [`${template}/as/meta`]: '{price}', '/collections/breads/1/price': '3' })).toBe('nothing');
});
