import definitions from '../../schema/definitions.schema.json';
import type { Registry } from '../checks/registry';
import type { Schema } from '../manifest/schema';

/** What the catalogue describes: the schemas of the block types, and those of the values in them. */
export interface Described {
  blocks: Record<string, Schema>;
  definitions: Record<string, Schema>;
}

/** Gives the schemas of a registry, with the definitions that they refer to. */
export function describe({ blocks }: Registry): Described {
  return {
    blocks: Object.fromEntries(Object.entries(blocks).map(([type, { schema }]) => [type, schema])),
    definitions: definitions.$defs,
  };
}
