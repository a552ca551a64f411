import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { deriveSiteSchema } from '../../src/generate/site-schema';
import type { Json } from '../../src/manifest/manifest';
import type { Schema } from '../../src/manifest/schema';
import { schemas } from '../examples';

const reference = '../definitions.schema.json#/$defs/price';
const priceList: Schema = {
  title: 'Price list',
  description: 'Prices.',
  type: 'object',
  additionalProperties: false,
  required: ['type', 'items'],
  properties: {
    type: { description: 'The kind of block.', const: 'price-list' },
    items: {
      description: 'The prices.',
      type: 'array',
      items: {
        description: 'One price.',
        type: 'object',
        additionalProperties: false,
        required: ['price'],
        properties: { price: { $ref: reference, description: 'What it costs.' } },
      },
    },
  },
};
const price: Schema = { title: 'Price', description: 'A price: 1500 KES.', type: 'string', pattern: '^\\d+ [A-Z]{3}$' };

test('a text with a pattern of its own may be a template, since an entry may fill it in', () => {
  const site = deriveSiteSchema({
    ...schemas,
    definitions: { ...schemas.definitions, price },
    blocks: { ...schemas.blocks, 'price-list': priceList },
  });
  const accepts = new Ajv({ strict: false }).compile({ ...site.$defs?.['price-list-block'], $defs: site.$defs });
  const listed = (template: string): object => ({
    type: 'price-list',
    items: { from: 'visas', as: { price: template } },
  });
  expect([accepts(listed('{price}')), accepts(listed('{amount} KES'))]).toEqual([true, true]);
  expect(accepts({ type: 'price-list', items: [{ price: '1500 KES' }] })).toBe(true);
  expect(accepts({ type: 'price-list', items: [{ price: '{price}' }] })).toBe(true);
  expect(accepts({ type: 'price-list', items: [{ price: 'free' }] })).toBe(false);
});

test('what can only be true may be said by an entry', () => {
  const site = deriveSiteSchema(schemas);
  const accepts = new Ajv({ strict: false }).compile({ $ref: '#/$defs/openingHours', $defs: site.$defs });
  expect(accepts({ from: 'hours', as: { days: '{days}', closed: '{closed}' } })).toBe(true);
  expect(accepts([{ days: ['su'], closed: true }])).toBe(true);
  expect([accepts([{ days: ['su'], closed: false }]), accepts([{ days: ['su'], closed: 'no' }])]).toEqual([
    false,
    false,
  ]);
});

test('the cells of a row may be taken from a collection, each a text around fields', () => {
  const site = deriveSiteSchema(schemas);
  const accepts = new Ajv({ strict: false }).compile({ $ref: '#/$defs/table-block', $defs: site.$defs });
  const table = (rows: Json): Json => ({ type: 'table', columns: ['Fee', 'Price'], rows });
  expect(accepts(table([['All fees', { from: 'fees', as: '{name}: {price}' }]]))).toBe(true);
  expect(accepts(table({ from: 'fees', as: ['{name}', '{price}'] }))).toBe(true);
  expect(accepts(table([[{ from: 'fees' }]]))).toBe(false);
});

test('what is described in the same words in several places stands once', () => {
  const text = JSON.stringify(deriveSiteSchema(schemas));
  const count = (words: string): number => text.split(words).length - 1;
  expect(count('"An introduction below the heading."')).toBe(1);
  expect(count('"One paragraph."')).toBe(1);
  expect(count('"New hero"')).toBe(1);
});
