import { oneField, someField, sortedField } from '../manifest/placeholder';
import type { Schema } from '../manifest/schema';

/** The pattern of a text that may say anything. */
const anyText = '\\S';

/**
 * Derives the written schemas from those of what components receive, by name: a list may also be a selection of a
 * collection, as a whole or in part, and a value may be a field of an entry. Items and selections become definitions of
 * their own. A template is checked against the plain schema once it is filled in.
 */
export function deriveWritten(schemas: Record<string, Schema>): Record<string, Schema> {
  const definitions: Record<string, Schema> = {};
  const visit = (schema: Schema, name: string): Schema => {
    if (schema.items) return orTaken(schema, name);
    const { properties } = schema;
    if (!properties) return schema;
    const written = Object.entries(properties).map(([key, part]) => [key, orField(visit(part, `${name}-${key}`))]);
    return { ...schema, properties: Object.fromEntries(written) };
  };
  /** Derives the schema of a list whose items are written or taken from a collection, in any mixture. */
  const orTaken = (list: Schema, name: string): Schema => {
    const { items = {}, type = [] } = list;
    // The items of a list within a list are taken by a definition of their own.
    const { description, ...item } = orField(visit(items, items.type === 'array' ? `${name}-item` : name));
    if (item.properties) definitions[`${name}-item`] = item;
    const template = item.properties ? { $ref: `#/$defs/${name}-item` } : item;
    definitions[`${name}-taken`] = {
      type: 'object',
      additionalProperties: false,
      required: ['from', 'as'],
      properties: {
        from: { $ref: '#/$defs/from' },
        as: { ...template, description: 'How one entry becomes one item: {field} writes a field of the entry.' },
        where: { $ref: '#/$defs/where' },
        sort: { $ref: '#/$defs/sort' },
        limit: { $ref: '#/$defs/limit' },
        each: { $ref: '#/$defs/each' },
      },
    };
    const selection = { $ref: `#/$defs/${name}-taken` };
    definitions[`${name}-in-list`] = {
      ...(description === undefined ? {} : { description }),
      if: { type: 'object', required: ['from'] },
      // biome-ignore lint/suspicious/noThenProperty: `then` is JSON Schema's own keyword.
      then: selection,
      else: template,
      // Editors offer what stands beside a condition: the name that makes a reference of an item, and its choices.
      properties: { from: { $ref: '#/$defs/from-instead' } },
      ...(item.examples === undefined ? {} : { examples: item.examples }),
    };
    return {
      ...list,
      type: [...[type].flat(), 'object'],
      if: { type: 'object' },
      // biome-ignore lint/suspicious/noThenProperty: `then` is JSON Schema's own keyword.
      then: selection,
      items: { $ref: `#/$defs/${name}-in-list` },
    };
  };
  for (const [name, schema] of Object.entries(schemas)) definitions[name] = visit(schema, name);
  return definitions;
}

/** Derives the schema of a value that may be a field of an entry, or a text with placeholders. */
export function orField(schema: Schema): Schema {
  const { $ref, type, const: only, pattern } = schema;
  // The only text that may stand somewhere tells what the part is, as the type of a block does.
  if ($ref || typeof only === 'string' || pattern === anyText) return schema;
  const choices = only === undefined ? schema.enum : [only];
  if (choices) {
    const { description, ...choice } = schema;
    return {
      ...(description === undefined ? {} : { description }),
      if: { type: 'string', pattern: someField },
      else: choice,
      ...offered(choices, schema.enumDescriptions),
    };
  }
  if (type === undefined) return schema;
  const types = [type].flat();
  if (types.includes('string') && pattern !== undefined) return { ...schema, pattern: `${someField}|${pattern}` };
  return types.includes('string') ? schema : { ...schema, type: [...types, 'string'], pattern: oneField };
}

/**
 * Gives choices under a condition as editors of text offer them: as examples, or as snippets where they have
 * descriptions.
 */
function offered(choices: unknown[], descriptions: unknown): Schema {
  if (!Array.isArray(descriptions)) return { examples: choices };
  return { defaultSnippets: choices.map((body, index) => ({ description: descriptions[index], body })) };
}

/** The definitions of selections in the published schema. */
export const selectionDefinitions: Record<string, Schema> = {
  from: { description: 'The name of the collection to take the items from.', type: 'string', pattern: anyText },
  // `from` describes its value.
  'from-instead': {
    description: 'In place of an item: the name of the collection to take items from.',
    defaultSnippets: [{ body: '$1' }],
  },
  where: {
    description: 'Takes only the entries whose fields have these values.',
    type: 'object',
    additionalProperties: {
      description:
        'The value. A list of values means any of them, { "not": … } all but these, { "from": …, "to": … } all between, both included; "today", "-1d", "+1m" and "+1y" count from the day of the build.',
      type: ['string', 'number', 'boolean', 'array', 'object'],
      items: { $ref: '#/$defs/scalar' },
      additionalProperties: false,
      properties: {
        not: { $ref: '#/$defs/scalars', description: 'The value, or the values, that the field must not have.' },
        from: { $ref: '#/$defs/bound', description: 'The least value: a number, a date, or "today".' },
        to: { $ref: '#/$defs/bound', description: 'The greatest value: a number, a date, or "-1d" for yesterday.' },
      },
    },
  },
  sort: {
    description:
      'The field by which the entries are sorted: "price", or "-date" for the latest first. Of several in a list, each sorts what those before it leave equal: ["date", "time"]. "trip.price" is a field of the entry that "trip" names.',
    type: ['string', 'array'],
    pattern: sortedField,
    minItems: 1,
    items: {
      description: 'One field, with "-" before it from the greatest downwards.',
      type: 'string',
      pattern: sortedField,
    },
  },
  limit: { description: 'The most entries to take.', type: 'integer', minimum: 1 },
  each: {
    description:
      'A field of days, of which each becomes an item in the place of its entry: "days". {date}, {time}, {state} and {note} are then those of the day. Days that are over are left out, and the next one comes first.',
    type: 'string',
    pattern: anyText,
  },
  scalar: { description: 'The value.', type: ['string', 'number', 'boolean'] },
  scalars: {
    description: 'The value, or several.',
    type: ['string', 'number', 'boolean', 'array'],
    items: { $ref: '#/$defs/scalar' },
  },
  bound: { description: 'A number, a date, or "today".', type: ['string', 'number'] },
};
