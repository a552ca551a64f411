import { expect, test } from 'vitest';
import { propertiesOf } from '../../src/catalogue/properties';

const definitions = { copy: { title: 'Copy', description: 'Sentences.' } };
const copy = { $ref: '../definitions.schema.json#/$defs/copy' };

test('a property has what its schema says of it, or else what its definition says', () => {
  const schema = { required: ['note'], properties: { note: copy, help: { ...copy, description: 'A hint.' } } };
  expect(propertiesOf(schema, definitions)).toEqual([
    { name: 'note', isRequired: true, description: 'Sentences.', takes: 'copy', kind: 'copy', properties: [] },
    { name: 'help', isRequired: false, description: 'A hint.', takes: 'copy', kind: 'copy', properties: [] },
  ]);
});

test('the properties of groups and of the items of lists belong to them', () => {
  const item = { type: 'object', required: ['text'], properties: { text: copy } };
  const schema = { properties: { one: item, many: { type: 'array', minItems: 1, items: item } } };
  const found = propertiesOf(schema, definitions);
  expect(found.map(({ name, takes }) => [name, takes])).toEqual([
    ['one', 'group'],
    ['many', 'list of group, at least 1'],
  ]);
  for (const { properties } of found) {
    expect(properties.map(({ name, isRequired }) => [name, isRequired])).toEqual([['text', true]]);
  }
});

test.each([
  [{ const: 'hero' }, '"hero"'],
  [{ enum: ['large', 'page'] }, '"large", "page"'],
  [{ enum: [2, 3] }, '2, 3'],
  [{ type: 'boolean' }, 'true or false'],
  [{ type: 'integer', minimum: 2, maximum: 20 }, 'whole number, 2 to 20'],
  [{ type: ['number', 'string'] }, 'number or text'],
  [{ type: 'array', items: { type: 'string' }, maxItems: 3 }, 'list of text, at most 3'],
  [{ type: 'array', items: copy }, 'list of copy'],
])('%j takes %s', (schema, takes) => {
  expect(propertiesOf({ properties: { it: schema } }, definitions)[0]?.takes).toBe(takes);
});
