import { type Kind, type KindName, kinds } from '../compose/kinds';
import type { Shape } from '../compose/shape';
import { referencedName, type Schema } from '../manifest/schema';
import type { Schemas } from './schemas';

/** What compose has to do with each property of a block, of the header, the footer, the site and the business. */
export function deriveShapes(schemas: Schemas): { blocks: Record<string, Shape>; parts: Record<string, Shape> } {
  const shape = (schema: Schema): Shape => {
    if (schema.$ref) {
      const name = referencedName(schema.$ref);
      return isKind(name) ? { kind: name, ...optionsOf(name, schema) } : shape(schemas.definitions[name] ?? {});
    }
    if (schema.type === 'array') return { list: shape(schema.items ?? {}) };
    if (schema.type !== 'object') return null;
    const fields = Object.entries(schema.properties ?? {})
      .map(([name, part]) => [name, shape(part)] as const)
      .filter(([, part]) => part !== null);
    return { fields: Object.fromEntries(fields) };
  };
  const part = (name: string): Shape => shape(schemas.manifest.properties?.[name] ?? {});
  return {
    blocks: Object.fromEntries(Object.entries(schemas.blocks).map(([type, schema]) => [type, shape(schema)])),
    parts: Object.fromEntries(['header', 'footer', 'site', 'business'].map((name) => [name, part(name)])),
  };
}

/** Whether a definition is that of a kind. */
export function isKind(definition: string): definition is KindName {
  return Object.hasOwn(kinds, definition);
}

/** What a property of a kind says besides, as the kind asks for it. */
function optionsOf(name: KindName, schema: Schema): object {
  const { options = [] }: Kind<unknown> = kinds[name];
  const missing = options.find((option) => schema[option] === undefined);
  if (missing) throw new Error(`A ${name} needs "${missing}" in its schema: ${schema.description ?? ''}`);
  return Object.fromEntries(options.map((option) => [option, schema[option]]));
}
