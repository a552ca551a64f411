import type { Json } from '../manifest/manifest';
import { ownMember } from '../manifest/own-member';
import { type Pointer, pointerKeys } from '../manifest/pointer';
import type { Schema } from '../manifest/schema';

/** The part of the published schema that speaks of the value at a pointer; blocks are told apart by their type, deliveries by their provider. */
export function schemaAt(schema: Schema, root: Json, pointer: Pointer): Schema {
  const { $defs = {} } = schema;
  let part = resolve(schema, root, $defs);
  let value: Json | undefined = root;
  for (const key of pointerKeys(pointer)) {
    if (value === null || typeof value !== 'object') return {};
    const isList = Array.isArray(value);
    value = isList ? (value as Json[])[Number(key)] : ownMember(value as Record<string, Json>, key);
    const next: Schema | boolean | undefined = isList
      ? part.items
      : (ownMember(part.properties, key) ?? part.additionalProperties);
    part = resolve(typeof next === 'object' ? next : {}, value, $defs);
  }
  return part;
}

/** The same for a value inside a block that stands on its own. */
export function schemaInBlock(schema: Schema, block: Json, pointer: Pointer): Schema {
  return schemaAt(schema, { shared: { block } }, `/shared/block${pointer}`);
}

function resolve(part: Schema, value: Json | undefined, definitions: Record<string, Schema>): Schema {
  if (part.$ref) {
    const { $ref, ...own } = part;
    return { ...resolve(definitions[$ref.slice('#/$defs/'.length)] ?? {}, value, definitions), ...own };
  }
  if (part.allOf && value !== null && typeof value === 'object' && !Array.isArray(value)) {
    const branch = part.allOf.find(({ if: { properties } }) =>
      Object.entries(properties).every(([name, { const: wanted }]) => value?.[name] === wanted),
    );
    if (branch) return resolve(branch.then, value, definitions);
  }
  return part;
}
