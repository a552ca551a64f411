import { type Collection, collectionsIn, type DeclaredField, entriesIn } from '../manifest/collections';
import { type JsonObject, ownMember } from '../manifest/manifest';
import type { Schema } from '../manifest/schema';
import { withOwnSelections } from './own-selections';

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
