import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { mapSchema, referencedName, type Schema } from '../manifest/schema';
import { isCopyKind } from '../manifest/visit-copy';
import { pascalCase, type Schemas } from './schemas';
import { isKind } from './shapes';
import { deriveSiteSchema, feedItemOf } from './site-schema';

const options = {
  bannerComment: '',
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  format: false,
  strictIndexSignatures: true,
  unreachableDefinitions: false,
};

/**
 * Writes the types of what components receive: one interface per block type, those of the header, the footer, the
 * business, an item of a feed and shared definitions.
 */
export async function deriveComposedTypes(schemas: Schemas): Promise<string> {
  const { definitions, manifest, blocks } = schemas;
  const parts: string[] = ["import type { FinishedValue } from '../kinds';"];
  const add = async (name: string, schema: Schema): Promise<void> => void parts.push(await interfaceOf(name, schema));
  for (const [name, schema] of Object.entries(definitions)) if (!isKind(name)) await add(pascalCase(name), schema);
  await add('Header', manifest.properties?.header ?? {});
  await add('Footer', manifest.properties?.footer ?? {});
  await add('Business', manifest.properties?.business ?? {});
  await add('FeedItem', feedItemOf(manifest.properties?.feeds ?? {}));
  for (const [type, schema] of Object.entries(blocks)) {
    await add(`${pascalCase(type)}`, schema);
    if (schema.composed) await add(`${pascalCase(type)}Composed`, schema.composed);
  }
  const withComposer = Object.keys(blocks).filter((type) => blocks[type]?.composed);
  parts.push(
    '/** Every block type with what its component receives. */',
    'export interface Blocks {',
    ...Object.entries(blocks).map(([type, { composed }]) => {
      const name = pascalCase(type);
      return `  '${type}': ${composed ? `${name} & ${name}Composed` : name};`;
    }),
    '}',
    '/** What composers add to the block types that have one. */',
    'export interface Composed {',
    ...withComposer.map((type) => `  '${type}': ${pascalCase(type)}Composed;`),
    '}',
  );
  return parts.join('\n');
}

/** Writes the types of site.json as it is written. */
export async function deriveManifestTypes(schemas: Schemas): Promise<string> {
  const site = deriveSiteSchema(schemas);
  // Lists around the pages may be taken from collections; only compose reads them.
  const [header, footer] = [{ tsType: 'JsonObject' }, { tsType: 'JsonObject' }];
  const collections = { ...site.properties?.collections, tsType: 'JsonObject' };
  const surroundings = { header, footer, collections };
  const properties = { ...site.properties, ...surroundings };
  const written = mapSchema({ ...site, $defs: {}, properties }, (part) => {
    // A list, or copy, that may be taken from a collection.
    if (part.items && part.type?.includes('object')) return { tsType: 'Json', description: part.description ?? '' };
    if (!part.$ref) return withoutTitle(part);
    const name = referencedName(part.$ref);
    if (name === 'where' || name === 'sort') return { tsType: 'Json' };
    if (name === 'limit') return { tsType: 'number' };
    if (name === 'block' || name === 'unshared-block') return { tsType: 'AuthoredBlock' };
    if (name === 'delivery-settings') return { tsType: 'DeliverySettings' };
    if (name === 'words') return { tsType: 'Partial<Record<string, string>>' };
    if (isCopyKind(name)) return { tsType: 'string | string[]' };
    const definition = site.$defs?.[name] ?? {};
    return definition.type === 'object' ? withoutReferences(definition, site) : { tsType: 'string' };
  });
  const providers = Object.entries(schemas.providers);
  const settings = providers.map(([name, schema]) => interfaceOf(`${pascalCase(name)}Delivery`, schema));
  return [
    "import type { AuthoredBlock, Json, JsonObject } from '../manifest';",
    await compile({ ...written, title: 'Manifest' } as JSONSchema, 'Manifest', options),
    ...(await Promise.all(settings)),
    '/** How one form is sent: the settings of one of the providers. */',
    `export type DeliverySettings = ${providers.map(([name]) => `${pascalCase(name)}Delivery`).join(' | ')};`,
    '',
  ].join('\n');
}

async function interfaceOf(name: string, schema: Schema): Promise<string> {
  const { $schema: _, examples: __, composed: ___, ...rest } = schema;
  const resolved = mapSchema(rest, (part) => {
    if (!part.$ref) return withoutTitle(part);
    const definition = referencedName(part.$ref);
    const tsType = isKind(definition) ? `FinishedValue<'${definition}'>` : pascalCase(definition);
    return { tsType, ...(part.description ? { description: part.description } : {}) };
  });
  return compile({ ...resolved, title: name } as JSONSchema, name, options);
}

function withoutReferences(definition: Schema, site: Schema): Schema {
  return mapSchema(definition, (part) => {
    if (!part.$ref) return withoutTitle(part);
    const target = site.$defs?.[referencedName(part.$ref)] ?? {};
    return target.enum ? withoutTitle(target) : { tsType: 'string' };
  });
}

function withoutTitle({ title: _, ...schema }: Schema): Schema {
  return schema;
}
