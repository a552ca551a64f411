import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Lines } from '../manifest/lines';
import { parseManifest } from '../manifest/parse';
import { mapSchema, referencedName, type Schema } from '../manifest/schema';

/** The schemas that people write: the manifest, the words, the shared definitions, one per kind of field, per block type and per provider. */
export interface Schemas {
  manifest: Schema;
  words: Schema;
  /** The tags of the languages, besides English, in which the engine has words. */
  languages: string[];
  definitions: Record<string, Schema>;
  /** What the fields of collections are declared as, by their kinds. */
  fields: Record<string, FieldKindSchema>;
  blocks: Record<string, Schema>;
  providers: Record<string, Schema>;
}

/** A kind of field: the schema of its declaration, and of what an entry says in such a field. */
export type FieldKindSchema = Schema & { value: Schema };

/** Reads the written schemas of the project in `root`; block types and providers come in alphabetical order. */
export function readSchemas(root: string): Schemas {
  const readSchema = (path: string): Schema => {
    const text = readFileSync(join(root, path), 'utf8');
    const { root: schema, fault } = parseManifest(text);
    if (schema) return schema as Schema;
    const { line, column } = new Lines(text).range(fault.offset, fault.offset);
    throw new Error(`${path}:${line}:${column} cannot be read. ${fault.message}`);
  };
  const types = readdirSync(join(root, 'schema/blocks'))
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => basename(name, '.schema.json'))
    .sort();
  const languages = readdirSync(join(root, 'schema/words'))
    .map((name) => basename(name, '.json'))
    .sort();
  const providers = readdirSync(join(root, 'src/delivery'))
    .filter((name) => existsSync(join(root, providerSchema(name))))
    .sort();
  return {
    manifest: readSchema('schema/manifest.schema.json'),
    words: readSchema('schema/words.schema.json'),
    languages,
    definitions: readSchema('schema/definitions.schema.json').$defs ?? {},
    fields: fieldKinds(readSchema('schema/fields.schema.json')),
    blocks: Object.fromEntries(types.map((type) => [type, readSchema(`schema/blocks/${type}.schema.json`)])),
    providers: Object.fromEntries(providers.map((name) => [name, readSchema(providerSchema(name))])),
  };
}

/** Gives each kind of field with the properties that every declaration may have. */
function fieldKinds({ $defs = {}, properties: common }: Schema): Record<string, FieldKindSchema> {
  return mapValues($defs as Record<string, FieldKindSchema>, (own) => ({
    ...own,
    type: 'object',
    additionalProperties: false,
    properties: { ...common, ...own.properties },
  }));
}

function providerSchema(name: string): string {
  return `src/delivery/${name}/${name}.schema.json`;
}

/** The keywords that are for the engine alone, and none of JSON Schema. */
const ownKeywords: readonly string[] = [
  'kind',
  'widest',
  'origins',
  'hydrate',
  'usual',
  'later',
  'follows',
  'alsoCalled',
  'fold',
  'hint',
  'input',
] satisfies (keyof Schema)[];

/**
 * Copies a schema, its references leading into the `$defs` of the file that it ends up in, without the keywords of the
 * engine.
 */
export function withLocalReferences(schema: Schema): Schema {
  return mapSchema(schema, (part) => {
    const published: Schema = Object.fromEntries(Object.entries(part).filter(([name]) => !ownKeywords.includes(name)));
    if (!part.$ref) return published;
    const name = part.$ref === 'words.schema.json' ? 'words' : referencedName(part.$ref);
    return { ...published, $ref: `#/$defs/${name}` };
  });
}

/** Gives a record with each of its values changed. */
export function mapValues<V, W>(record: Record<string, V>, change: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** Writes a name in kebab-case in Pascal case: `CardGrid` for `card-grid`. */
export function pascalCase(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
