import { type ConditionalSchema, mapSchema, referencedName, type Schema } from '../manifest/schema';
import { withOwnDescriptions } from './own-descriptions';
import { mapValues, type Schemas, withLocalReferences } from './schemas';
import { deriveWritten, orField, selectionDefinitions } from './written-schema';

/**
 * Derives the published schema, one file for editors of text and any validator: the written schemas, and what an author
 * may write instead of a plain value: a selection of a collection for a list, the placement of a shared block for a
 * block.
 */
export function deriveSiteSchema(schemas: Schemas): Schema {
  const { $defs: parts = {}, ...manifest } = withLocalReferences(schemas.manifest);
  const { site: identity = {}, header = {}, footer = {}, routes = {} } = manifest.properties ?? {};
  const written = deriveWritten({
    header,
    footer,
    ...mapValues(schemas.definitions, withLocalReferences),
    ...definitionsOf('block', schemas.blocks),
  });
  for (const name of Object.keys(schemas.definitions)) written[name] = orField(written[name] ?? {});
  const { header: writtenHeader = {}, footer: writtenFooter = {}, ...definitions } = written;
  const properties = {
    ...manifest.properties,
    site: inlined(identity, schemas.definitions),
    header: writtenHeader,
    footer: writtenFooter,
    routes: withPageSnippets(routes, schemas.blocks),
  };
  const site: Schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...manifest,
    properties,
    $defs: {
      ...definitions,
      ...selectionDefinitions,
      ...mapValues(parts, withLocalReferences),
      ...definitionsOf('delivery', schemas.providers),
      ...fieldDefinitions(schemas),
      words: mapSchema(withoutFileKeywords(schemas.words), ({ block: _, group: __, ...word }) => word),
      block: {
        description: 'One block of a page.',
        ...oneOf('type', 'The kind of block.', { ...schemas.blocks, shared: sharedPlacement }),
        allOf: [{ $ref: '#/$defs/known-block' }, choice('type', 'block', 'shared')],
      },
      'unshared-block': {
        description: 'A block that stands on several pages.',
        ...oneOf('type', 'The kind of block.', schemas.blocks),
        allOf: [{ $ref: '#/$defs/known-block' }],
      },
      'known-block': chosenBy('type', 'block', schemas.blocks),
      'delivery-settings': {
        description: 'How one form is sent.',
        ...oneOf('provider', 'What sends it.', schemas.providers),
        ...chosenBy('provider', 'delivery', schemas.providers),
      },
      field: {
        description: 'One field: its kind, and what that needs.',
        ...oneOf('kind', 'What entries say in it.', schemas.fields),
        ...chosenBy('kind', 'field', schemas.fields),
      },
      'shared-block': sharedPlacement,
    },
  };
  return withOwnDescriptions(site);
}

/**
 * Derives the schema of a manifest around its blocks, deliveries and declared fields; of these it asks only for a known
 * type, since each has a validator of its own.
 */
export function deriveFrameSchema(site: Schema): Schema {
  const {
    block = {},
    'unshared-block': unshared = {},
    'delivery-settings': delivery = {},
    field = {},
  } = site.$defs ?? {};
  const withoutDetails = ({ type, required, properties }: Schema): Schema => ({ type, required, properties }) as Schema;
  const delivered = { ...site.properties?.delivery, additionalProperties: withoutDetails(delivery) };
  return {
    ...site,
    properties: { ...site.properties, delivery: delivered },
    $defs: {
      ...site.$defs,
      block: withoutDetails(block),
      'unshared-block': withoutDetails(unshared),
      field: withoutDetails(field),
    },
  };
}

/**
 * Derives the schema of expanded parts, with plain lists and no placements: one definition for each block type, for
 * `header`, `footer`, `business`, and for an item of `feeds`.
 */
export function deriveExpandedSchema(schemas: Schemas): Schema {
  const {
    header = {},
    footer = {},
    business = {},
    feeds = {},
  } = withLocalReferences(schemas.manifest).properties ?? {};
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $defs: {
      ...mapValues(schemas.definitions, withLocalReferences),
      ...definitionsOf('block', schemas.blocks),
      header,
      footer,
      business,
      feeds: feedItemOf(feeds),
    },
  };
}

/** Gives the schema of an item of a feed, once it is made of an entry. */
export function feedItemOf(feeds: Schema): Schema {
  return feeds.items?.properties?.as ?? {};
}

/** Replaces references by their definitions, in a part that no entry can fill in. */
function inlined(schema: Schema, definitions: Record<string, Schema>): Schema {
  return mapSchema(schema, ({ $ref, ...own }) =>
    $ref ? { ...withLocalReferences(definitions[referencedName($ref)] ?? {}), ...own } : own,
  );
}

/**
 * Adds snippets of whole pages to the schema of routes: one of a hero and some text, and one for each entry of a
 * collection.
 */
function withPageSnippets(routes: Schema, blocks: Record<string, Schema>): Schema {
  const body = {
    path: '/new-page',
    title: 'A new page',
    description: 'What the page is about, in a sentence.',
    blocks: [blocks.hero, blocks.text].map((block) => block?.examples?.[0]),
  };
  const ofEntries = {
    from: 'services',
    path: '/services/{slug}',
    title: '{title}',
    description: '{summary}',
    blocks: [{ type: 'hero', heading: '{title}', text: '{summary}' }],
  };
  const snippets = [
    { label: 'New page', description: 'A page with a hero and some text.', body },
    {
      label: 'New page for each entry',
      description: 'Pages that are made of the entries of a collection.',
      body: ofEntries,
    },
  ];
  return { ...routes, items: { ...routes.items, defaultSnippets: snippets } };
}

const sharedPlacement: Schema = {
  title: 'On several pages',
  description: 'Places a block that stands under "shared".',
  type: 'object',
  additionalProperties: false,
  required: ['type', 'block'],
  properties: {
    type: { description: 'Places a block that stands under "shared".', const: 'shared' },
    block: { description: 'The name of the block under "shared".', type: 'string', pattern: '\\S' },
  },
};

/** Makes definitions of the schemas of one sort: `faq-block` for the block type `faq`. */
function definitionsOf(sort: string, schemas: Record<string, Schema>): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      `${name}-${sort}`,
      withoutFileKeywords(withLocalReferences(schema)),
    ]),
  );
}

/** Makes definitions of the kinds of fields: `money-field` of a declaration, `money-value` of what an entry says. */
function fieldDefinitions({ fields, definitions }: Schemas): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([kind, { value, $defs: _, ...declared }]): [string, Schema][] => {
      const { required = [], properties = {} } = declared;
      const withKind = { kind: { description: 'What entries say in it.', const: kind }, ...properties };
      const declaration = { ...declared, required: ['kind', ...required], properties: withKind };
      const written = withLocalReferences(inlined(value, definitions));
      return [
        [`${kind}-field`, withLocalReferences(declaration)],
        // A number may be a value of the site.
        [`${kind}-value`, value.type === 'number' ? orField(written) : written],
      ];
    }),
  );
}

/** Makes the schema of a value that is one of several, told apart by a property. */
function oneOf(property: string, description: string, schemas: Record<string, Schema>): Schema {
  return {
    type: 'object',
    required: [property],
    properties: {
      [property]: {
        description,
        enum: Object.keys(schemas),
        enumDescriptions: Object.values(schemas).map((schema) => schema.description),
      },
    },
  };
}

/** Makes the conditions by which a property chooses the schema of a value, so that one mistake gives one error. */
function chosenBy(property: string, sort: string, schemas: Record<string, Schema>): Schema {
  return {
    allOf: Object.keys(schemas).map((name) => choice(property, sort, name)),
    defaultSnippets: Object.values(schemas)
      .filter((schema) => schema.examples)
      .map(({ title, description, examples }) => ({
        label: `New ${title?.toLowerCase()}`,
        description,
        body: examples?.[0],
      })),
  };
}

function choice(property: string, sort: string, name: string): ConditionalSchema {
  return {
    // An editor would offer the first of these as the only one.
    if: { required: [property], properties: { [property]: { const: name, doNotSuggest: true } } },
    // biome-ignore lint/suspicious/noThenProperty: `then` is JSON Schema's own keyword.
    then: { $ref: `#/$defs/${name}-${sort}` },
  };
}

function withoutFileKeywords({ $schema: _, examples: __, composed: ___, ...schema }: Schema): Schema {
  return schema;
}
