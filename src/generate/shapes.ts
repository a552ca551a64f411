import { type KindName, kinds, type ValueKind } from '../compose/kinds';
import type { Shape, Usual } from '../compose/shape';
import type { Json } from '../manifest/manifest';
import { referencedName, type Schema } from '../manifest/schema';
import type { Schemas } from './schemas';
import { feedItemOf } from './site-schema';

/** Derives the shapes of every block type, of the header, the footer, the site, the business and an item of a feed. */
export function deriveShapes(schemas: Schemas): { blocks: Record<string, Shape>; parts: Record<string, Shape> } {
  const shape = (schema: Schema): Shape => {
    if (schema.$ref) {
      const name = referencedName(schema.$ref);
      if (isKind(name)) return { kind: name, ...optionsOf(name, schema) };
      const { usual = schemas.definitions[name]?.usual } = schema;
      return shape({ ...schemas.definitions[name], usual });
    }
    if (schema.type === 'array') {
      return {
        list: inRow(shape(schema.items ?? {})),
        ...(schema.usual !== undefined && { usual: schema.usual as Usual[] }),
      };
    }
    if (schema.type !== 'object') return null;
    const fields = Object.entries(schema.properties ?? {})
      .map(([name, part]) => [name, withNeed(shape(part), part, schema.required?.includes(name))] as const)
      .filter(([, part]) => part !== null);
    const usual = usualIn(schema);
    return { fields: Object.fromEntries(fields), ...(Object.keys(usual).length > 0 && { usual }) };
  };
  const { header = {}, footer = {}, site = {}, business = {}, feeds = {} } = schemas.manifest.properties ?? {};
  const parts = { header, footer, site, business, feeds: feedItemOf(feeds) };
  return {
    blocks: Object.fromEntries(Object.entries(schemas.blocks).map(([type, schema]) => [type, shape(schema)])),
    parts: Object.fromEntries(Object.entries(parts).map(([name, schema]) => [name, shape(schema)])),
  };
}

/** Gives the usual values of the members of a group, but for groups and lists, which have their own. */
function usualIn({ properties = {}, usual }: Schema): Usual {
  const members = Object.entries(properties).filter(
    ([, part]) => part.usual !== undefined && typeof part.usual !== 'object',
  );
  return { ...Object.fromEntries(members.map(([name, part]) => [name, part.usual as Json])), ...(usual as Usual) };
}

/** Marks the shape of a list within a list as a row. */
function inRow(item: Shape): Shape {
  return item && 'list' in item ? { ...item, isRow: true } : item;
}

/**
 * Adds to the shape of a required value, or of a list, what is left out with it where it is empty: its property or the
 * group.
 */
function withNeed(shape: Shape, { type, minItems = 0 }: Schema, isRequired = false): Shape {
  if (shape && 'kind' in shape && isRequired) return { ...shape, emptied: 'group' };
  if (type !== 'array' || minItems === 0 || !shape || !('list' in shape)) return shape;
  return { ...shape, emptied: isRequired ? 'group' : 'property' };
}

/** Tells whether a definition is that of a kind. */
export function isKind(definition: string): definition is KindName {
  return Object.hasOwn(kinds, definition);
}

/** Gives the keywords that a kind needs of its property; throws where one is missing. */
function optionsOf(name: KindName, schema: Schema): object {
  const { options = [] }: ValueKind<unknown> = kinds[name];
  const missing = options.find((option) => schema[option] === undefined);
  if (missing) throw new Error(`A ${name} needs "${missing}" in its schema: ${schema.description ?? ''}`);
  return Object.fromEntries(options.map((option) => [option, schema[option]]));
}
