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
  expect(count('"New opening"')).toBe(1);
});

/** Every part of the schemas that people write, with its place; what composers make is nothing that anybody writes. */
function* partsOf(schema: Schema, place: string): Generator<[place: string, part: Schema]> {
  yield [place, schema];
  for (const [name, part] of Object.entries(schema.properties ?? {})) yield* partsOf(part, `${place}/${name}`);
  if (schema.items) yield* partsOf(schema.items, `${place}/-`);
  if (typeof schema.additionalProperties === 'object') yield* partsOf(schema.additionalProperties, `${place}/*`);
}

const writtenParts = [
  ...[...partsOf(schemas.manifest, ''), ...partsOf(schemas.words, 'words')],
  ...Object.entries({ ...schemas.definitions, ...schemas.blocks, ...schemas.providers }).flatMap(([name, schema]) => [
    ...partsOf(schema, name),
  ]),
];

test('every list says what one of its items is called', () => {
  // An answer that is asked for may be one of several; what is chosen of a few has no item to speak of.
  const isUnnamed = (place: string, { items, itemTitle }: Schema): boolean =>
    items !== undefined && itemTitle === undefined && !items.enum && !place.endsWith('/when/*');
  const unnamed = writtenParts.filter(([place, part]) => isUnnamed(place, part));
  expect(unnamed.map(([place]) => place)).toEqual([]);
});

test('a text that is a day, an hour or a colour, and what is a number or a text, says so for its field', () => {
  const asked = writtenParts.filter(([, { kind, type = '', pattern, input }]) => {
    if (kind || input) return false;
    const types = [type].flat();
    if (types.includes('string') && types.includes('number')) return true;
    const takes = (text: string): boolean => types[0] === 'string' && new RegExp(pattern ?? 'x^').test(text);
    return ['2027-12-13', '12-25', '08:00', '#336699'].some((one) => takes(one) && !takes(one.slice(1, 3)));
  });
  expect(asked.map(([place]) => place)).toEqual([]);
});
