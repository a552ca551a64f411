import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { mapSchema, referencedName, type Schema, type Schemas } from './schemas';
import { deriveSiteSchema } from './site-schema';

const composedTypes: Record<string, string> = {
  text: 'string',
  heading: 'string',
  title: 'string',
  anchor: 'string',
  icon: 'string',
  copy: 'Copy',
  link: 'Link',
  flag: 'Flag',
  picture: 'Picture',
  image: 'Image',
  delivery: 'Delivery',
  surface: "'plain' | 'tinted' | 'ink'",
  action: 'Action',
  actions: 'Action[]',
  titledList: 'TitledList',
};

const options = {
  bannerComment: '',
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  format: false,
  strictIndexSignatures: true,
  unreachableDefinitions: false,
};

/** TypeScript for what components receive: one interface per block type, and the header's and the footer's. */
export async function deriveComposedTypes(schemas: Schemas): Promise<string> {
  const parts: string[] = [
    "import type { Copy, Delivery, Flag, Image, Link, Picture } from '../page';",
    await interfaceOf('Action', schemas.definitions.action ?? {}),
    await interfaceOf('TitledList', schemas.definitions.titledList ?? {}),
    await interfaceOf('Header', schemas.manifest.properties?.header ?? {}),
    await interfaceOf('Footer', schemas.manifest.properties?.footer ?? {}),
  ];
  for (const [type, schema] of Object.entries(schemas.blocks)) {
    parts.push(await interfaceOf(pascalCase(type), schema));
    if (schema.composed) parts.push(await interfaceOf(`${pascalCase(type)}Composed`, schema.composed));
  }
  const withComposer = Object.keys(schemas.blocks).filter((type) => schemas.blocks[type]?.composed);
  parts.push(
    '/** Every block type with what its component receives. */',
    'export interface Blocks {',
    ...Object.entries(schemas.blocks).map(([type, { composed }]) => {
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

/** TypeScript for site.json as it is written. */
export async function deriveManifestTypes(schemas: Schemas): Promise<string> {
  const site = deriveSiteSchema(schemas);
  const written = mapSchema({ ...site, $defs: {} }, (part) => {
    if (!part.$ref) return withoutTitle(part);
    const name = referencedName(part.$ref);
    if (name === 'block') return { tsType: 'AuthoredBlock' };
    if (name === 'words') return { tsType: 'Partial<Record<string, string>>' };
    if (name === 'copy') return { tsType: 'string | string[]' };
    const definition = site.$defs?.[name] ?? {};
    return definition.type === 'object' ? withoutReferences(definition, site) : { tsType: 'string' };
  });
  return [
    "import type { AuthoredBlock } from '../manifest';",
    await compile({ ...written, title: 'Manifest' } as JSONSchema, 'Manifest', options),
  ].join('\n');
}

/** `CardGrid` for `card-grid`. */
export function pascalCase(type: string): string {
  return type
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

async function interfaceOf(name: string, schema: Schema): Promise<string> {
  const { $schema: _, examples: __, composed: ___, ...rest } = schema;
  const resolved = mapSchema(rest, (part) => {
    if (!part.$ref) return withoutTitle(part);
    const tsType = composedTypes[referencedName(part.$ref)];
    if (!tsType) throw new Error(`No composed type for ${part.$ref}`);
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
