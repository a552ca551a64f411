import { type Collection, collectionsIn, type DeclaredField, entriesIn } from '../manifest/collections';
import type { JsonObject } from '../manifest/manifest';
import type { ConditionalSchema, Schema } from '../manifest/schema';

const definition = 'own-selection';

/**
 * Gives a schema in which every selection offers the collections of a site: `from` their names, `where`, `sort` and
 * `each` the declared fields of the chosen one. They are offers, not demands: the check says what is wrong with a
 * selection.
 */
export function withOwnSelections(schema: Schema, root: JsonObject): Schema {
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
