import siteSchema from '../../schema/site.schema.json';
import type { Json } from '../manifest/manifest';
import { ownMember } from '../manifest/own-member';
import { type Pointer, pointerKeys } from '../manifest/pointer';

/** What the published schema says of one place. */
export interface SchemaPart {
  $ref?: string;
  title?: string;
  description?: string;
  pattern?: string;
  properties?: Record<string, SchemaPart>;
  additionalProperties?: boolean | SchemaPart;
  items?: SchemaPart;
  allOf?: { if: { properties: { type: { const: string } } }; then: SchemaPart }[];
  minItems?: number;
}

/** The part of the published schema that speaks of the value at a pointer; blocks are told apart by their type. */
export function schemaAt(root: Json, pointer: Pointer): SchemaPart {
  let part = resolve(siteSchema as unknown as SchemaPart, root);
  let value: Json | undefined = root;
  for (const key of pointerKeys(pointer)) {
    if (value === null || typeof value !== 'object') return {};
    const isList = Array.isArray(value);
    value = isList ? (value as Json[])[Number(key)] : ownMember(value as Record<string, Json>, key);
    const next: SchemaPart | boolean | undefined = isList
      ? part.items
      : (ownMember(part.properties, key) ?? part.additionalProperties);
    part = resolve(typeof next === 'object' ? next : {}, value);
  }
  return part;
}

/** The same for a value inside a block that stands on its own. */
export function schemaInBlock(block: Json, pointer: Pointer): SchemaPart {
  return schemaAt({ shared: { block } }, `/shared/block${pointer}`);
}

function resolve(part: SchemaPart, value: Json | undefined): SchemaPart {
  if (part.$ref) {
    const definitions = siteSchema.$defs as unknown as Record<string, SchemaPart>;
    const { $ref, ...own } = part;
    return { ...resolve(definitions[$ref.slice('#/$defs/'.length)] ?? {}, value), ...own };
  }
  if (part.allOf && value !== null && typeof value === 'object' && !Array.isArray(value)) {
    const branch = part.allOf.find(({ if: condition }) => condition.properties.type.const === value?.type);
    if (branch) return resolve(branch.then, value);
  }
  return part;
}
