import { mapSchema, referencedName, type Schema } from '../manifest/schema';
import { mapValues } from './schemas';

/** Schemas that refer to each other by their names. */
export interface SharedParts {
  parts: Record<string, Schema>;
  /** The name of the definition that each given schema has become. */
  names: Record<string, string>;
}

/**
 * Makes one definition of each part that stands in several places of the schemas, to which all of these places refer.
 * Leaves out keywords for readers and editors. References lead into the `$defs` beside the schemas, and never in a
 * circle.
 */
export function shareParts(schemas: Record<string, Schema>): SharedParts {
  const names = new Map<string, string>();
  const whole: Record<string, Schema> = {};
  const take = (schema: Schema, definitions: Record<string, Schema>): Schema =>
    mapSchema(schema, (part) => {
      if (part.$ref?.startsWith('#')) return take(definitions[referencedName(part.$ref)] ?? {}, definitions);
      if (part.$ref) return part;
      const plain = bare(part);
      const key = JSON.stringify(plain);
      const name = names.get(key) ?? `part${names.size}`;
      names.set(key, name);
      whole[name] = plain;
      return { $ref: name };
    });
  const ownNames = mapValues(schemas, (schema) => take(schema, schema.$defs ?? {}).$ref ?? '');
  const shared = sharedNames(whole, Object.values(ownNames));
  const withOthersInPlace = (schema: Schema): Schema =>
    mapSchema(schema, (part) => {
      const other = part.$ref === undefined ? undefined : whole[part.$ref];
      return other && !shared.has(part.$ref ?? '') ? withOthersInPlace(other) : part;
    });
  const parts = [...shared].map((name) => [name, withOthersInPlace(whole[name] ?? {})]);
  return { parts: Object.fromEntries(parts), names: ownNames };
}

/** Gives the names of `asked`, and of the parts to which several places refer and that are longer than a reference. */
function sharedNames(parts: Record<string, Schema>, asked: string[]): Set<string> {
  const shared = new Set(asked);
  const visited = new Set<string>();
  for (const part of Object.values(parts)) {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"\$ref":"(part\d+)"/g)) {
      if (visited.has(name) && Object.keys(parts[name] ?? {}).length > 1) shared.add(name);
      visited.add(name);
    }
  }
  return shared;
}

/** Gives a part without the keywords for readers and editors. */
function bare({
  $schema: _,
  $defs: __,
  title: ___,
  description: ____,
  default: _____,
  examples: ______,
  enumDescriptions: _______,
  defaultSnippets: ________,
  written: _________,
  markdownDescription: __________,
  ...part
}: Schema): Schema {
  return part;
}
