import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A JSON Schema, or a part of one. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  items?: Schema;
  examples?: unknown[];
  /** Of a block type: what its composer adds to what is written. */
  composed?: Schema;
  /** Of a picture: the widest that it is drawn, in CSS pixels; a photo that is smaller is reported. */
  widest?: number;
  /** Of a word: the block type that alone says it. */
  block?: string;
  default?: unknown;
  $defs?: Record<string, Schema>;
  [keyword: string]: unknown;
}

/** The schemas that people write: the manifest, the words, the shared definitions and one per block type. */
export interface Schemas {
  manifest: Schema;
  words: Schema;
  definitions: Record<string, Schema>;
  blocks: Record<string, Schema>;
}

/** Reads the written schemas from a project's `schema` folder; block types come in alphabetical order. */
export function readSchemas(folder: string): Schemas {
  const read = (path: string): Schema => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const types = readdirSync(join(folder, 'blocks'))
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => basename(name, '.schema.json'))
    .sort();
  return {
    manifest: read('manifest.schema.json'),
    words: read('words.schema.json'),
    definitions: read('definitions.schema.json').$defs ?? {},
    blocks: Object.fromEntries(types.map((type) => [type, read(`blocks/${type}.schema.json`)])),
  };
}

/** The name at the end of a reference: `link` for `../definitions.schema.json#/$defs/link`. */
export function referencedName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** A copy of a schema in which every part was passed through `change`, innermost first. */
export function mapSchema(schema: Schema, change: (part: Schema) => Schema): Schema {
  const result: Schema = { ...schema };
  if (schema.properties) {
    result.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [name, mapSchema(part, change)]),
    );
  }
  if (schema.items) result.items = mapSchema(schema.items, change);
  if (typeof schema.additionalProperties === 'object') {
    result.additionalProperties = mapSchema(schema.additionalProperties, change);
  }
  return change(result);
}

/** A copy of a schema whose references lead into the `$defs` of the file it ends up in, without what only compose reads. */
export function withLocalReferences(schema: Schema): Schema {
  return mapSchema(schema, ({ widest: _, ...part }) => {
    if (!part.$ref) return part;
    const name = part.$ref === 'words.schema.json' ? 'words' : referencedName(part.$ref);
    return { ...part, $ref: `#/$defs/${name}` };
  });
}
