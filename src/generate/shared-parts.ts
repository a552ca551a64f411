import { mapSchema, referencedName, type Schema } from '../manifest/schema';
import { mapValues } from './schemas';

/** Schemas that refer to each other by their names. */
export interface SharedParts {
  parts: Record<string, Schema>;
  /** The names of the parts that the given schemas have become, by their own names. */
  names: Record<string, string>;
}

/**
 * Takes schemas apart so that whatever is said in several places, of one of them or of many, is one part that all those
 * places refer to. What only readers and editors need is left out. References lead into the `$defs` beside them, and
 * none into itself.
 */
export function shareParts(schemas: Record<string, Schema>): SharedParts {
  const known = new Map<string, string>();
  const whole: Record<string, Schema> = {};
  const take = (schema: Schema, definitions: Record<string, Schema>): Schema =>
    mapSchema(schema, (part) => {
      if (part.$ref?.startsWith('#')) return take(definitions[referencedName(part.$ref)] ?? {}, definitions);
      if (part.$ref) return part;
      const said = bare(part);
      const key = JSON.stringify(said);
      const name = known.get(key) ?? `part${known.size}`;
      known.set(key, name);
      whole[name] = said;
      return { $ref: name };
    });
  const names = mapValues(schemas, (schema) => take(schema, schema.$defs ?? {}).$ref ?? '');
  const shared = sharedNames(whole, Object.values(names));
  const withOthersInPlace = (schema: Schema): Schema =>
    mapSchema(schema, (part) => {
      const said = part.$ref === undefined ? undefined : whole[part.$ref];
      return said && !shared.has(part.$ref ?? '') ? withOthersInPlace(said) : part;
    });
  const parts = [...shared].map((name) => [name, withOthersInPlace(whole[name] ?? {})]);
  return { parts: Object.fromEntries(parts), names };
}

/** The parts that are asked for by name, and those that several places refer to and that are longer than a reference. */
function sharedNames(parts: Record<string, Schema>, asked: string[]): Set<string> {
  const shared = new Set(asked);
  const met = new Set<string>();
  for (const part of Object.values(parts)) {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"\$ref":"(part\d+)"/g)) {
      if (met.has(name) && Object.keys(parts[name] ?? {}).length > 1) shared.add(name);
      met.add(name);
    }
  }
  return shared;
}

/** A part without what only readers and editors need. */
function bare({
  $schema: _,
  $defs: __,
  title: ___,
  description: ____,
  default: _____,
  examples: ______,
  enumDescriptions: _______,
  defaultSnippets: ________,
  ...part
}: Schema): Schema {
  return part;
}
