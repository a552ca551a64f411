import { type Collection, collectionsIn, type DeclaredField, entriesIn } from '../manifest/collections';
import { type JsonObject, ownMember } from '../manifest/manifest';
import type { ConditionalSchema, Schema } from '../manifest/schema';

/**
 * Gives the published schema for editors of text, fitted to one site: its entries have the fields that its collections
 * declare, and its selections choose and sort by these. Without declarations it is the published schema itself.
 */
export function ownSchema(schema: Schema, root: JsonObject): Schema {
  const { collections = {} } = schema.properties ?? {};
  const declared = [...collectionsIn(root).values()].filter(({ fields }) => fields);
  if (declared.length === 0) return schema;
  const own = declared.map((collection) => [collection.name, collectionSchema(collection, schema, root)]);
  const offering = withOwnSelections(schema, root);
  return {
    ...offering,
    properties: {
      ...offering.properties,
      collections: { ...collections, properties: { ...collections.properties, ...Object.fromEntries(own) } },
    },
  };
}

/** Gives the schema of a collection: its fields by their names, in their order, each as it is declared. */
function collectionSchema({ fields = new Map(), one }: Collection, { $defs = {} }: Schema, root: JsonObject): Schema {
  const { 'declared-collection': collection = {}, entries = {}, entry = {} } = $defs;
  const own = [...fields].map(([name, field]): [string, Schema] => [name, fieldSchema(field, $defs, root)]);
  const items: Schema = {
    ...entry,
    ...(one !== undefined && { title: one }),
    additionalProperties: false,
    required: [...fields].flatMap(([name, { isRequired }]) => (isRequired ? [name] : [])),
    properties: { slug: slugSchema, id: nameSchema, ...Object.fromEntries(own), ...entry.properties },
  };
  return { ...collection, properties: { ...collection.properties, entries: { ...entries, items } } };
}

const slugSchema: Schema = {
  description: 'The name of the entry, unique in its collection: the end of the address of its page.',
  type: 'string',
  pattern: '\\S',
};

const nameSchema: Schema = {
  description:
    'What feeds call the entry, which was its address before that changed. Leave it, so that nobody is sent old news again.',
  type: 'string',
};

function fieldSchema(field: DeclaredField, definitions: Record<string, Schema>, root: JsonObject): Schema {
  const { kind, label, help, choices, of } = field;
  const {
    title: _,
    markdownDescription,
    ...value
  } = (ownMember(definitions, `${kind}-value`) ?? {}) as Schema & {
    markdownDescription?: string;
  };
  const slugs = of === undefined ? [] : entriesIn(of, root).flatMap(({ entry: { slug } }) => (slug ? [slug] : []));
  return {
    ...value,
    ...(label !== undefined && { title: label }),
    ...(help === undefined ? markdownDescription !== undefined && { markdownDescription } : { description: help }),
    ...(choices && { enum: choices }),
    ...(slugs.length > 0 && { examples: slugs }),
  };
}

const definition = 'own-selection';

/**
 * Gives a schema in which every selection offers the collections of a site: `from` their names, `where`, `sort` and
 * `each` the declared fields of the chosen one. They are offers, not demands: the check says what is wrong with a
 * selection.
 */
function withOwnSelections(schema: Schema, root: JsonObject): Schema {
  const collections = [...collectionsIn(root).values()];
  const names = collections.map(({ name }) => name);
  const selections = collections.flatMap(({ name, fields }) => (fields ? [offerOf(name, fields, root)] : []));
  const { properties = {}, $defs = {} } = schema;
  const definitions = Object.entries($defs).map(([name, part]) => [name, withOffer(part, names)]);
  const listed = (name: string): Record<string, Schema> => {
    const { [name]: list = {} } = properties;
    return { [name]: { ...list, ...(list.items && { items: withOffer(list.items, names) }) } };
  };
  return {
    ...schema,
    properties: { ...properties, ...listed('routes'), ...listed('feeds') },
    $defs: { ...Object.fromEntries(definitions), [definition]: { allOf: selections } },
  };
}

/** Gives the schema of a part; with the offers, where the part is a selection. */
function withOffer(part: Schema, names: string[]): Schema {
  const { from, where } = part.properties ?? {};
  if (!from || !where) return part;
  return {
    ...part,
    properties: { ...part.properties, from: { ...from, examples: names } },
    allOf: [...(part.allOf ?? []), { $ref: `#/$defs/${definition}` }],
  };
}

/** Gives the condition by which a selection from one collection offers the fields of that. */
function offerOf(name: string, declared: NonNullable<Collection['fields']>, root: JsonObject): ConditionalSchema {
  const fields = [...declared].filter(([, { kind }]) => kind !== 'days');
  const days = [...declared].flatMap(([field, { kind }]) => (kind === 'days' ? [field] : []));
  const fieldOffers = fields.map(([field, one]): [string, Schema] => [field, valueOffer(one, root)]);
  const sorts = fields.flatMap(([field]) => [field, `-${field}`]);
  return {
    if: { required: ['from'], properties: { from: { const: name } } },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so.
    then: {
      properties: {
        where: { properties: Object.fromEntries(fieldOffers) },
        sort: { examples: sorts, items: { examples: sorts } },
        ...(days.length > 0 && { each: { examples: days } }),
      },
    },
  };
}

/** Gives the offers for the wanted value of a field. */
function valueOffer({ label, help, choices, of, kind }: DeclaredField, root: JsonObject): Schema {
  const slugs = of === undefined ? [] : entriesIn(of, root).flatMap(({ entry: { slug } }) => (slug ? [slug] : []));
  const examples = choices ?? (kind === 'yesNo' ? [true, false] : slugs);
  return {
    ...(label !== undefined && { title: label }),
    ...(help !== undefined && { description: help }),
    ...(examples.length > 0 && { examples }),
  };
}
