import { type DeclaredField, declaredFields } from '../manifest/collections';
import { isObject, type Json, type JsonObject, ownMember } from '../manifest/manifest';
import { type Pointer, pointerKeys } from '../manifest/pointer';
import { type ConditionalSchema, referencedName, type Schema } from '../manifest/schema';

/**
 * Gives the part of the published schema for the value at a pointer: blocks are told apart by their type, deliveries by
 * their provider, and entries have the fields that their collection declares.
 */
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

/** Gives the part of the published schema for a value inside a block that stands on its own. */
export function schemaInBlock(schema: Schema, block: Json, pointer: Pointer): Schema {
  return schemaAt(schema, { shared: { block } }, `/shared/block${pointer}`);
}

/**
 * Gives the schema that holds for a value: follows a reference, and takes those branches of a choice that fit the value;
 * to a collection it adds the fields that it declares.
 */
function resolve(part: Schema, value: Json | undefined, definitions: Record<string, Schema>): Schema {
  if (part.$ref) {
    const { $ref, ...own } = part;
    return { ...resolve(definitions[referencedName($ref)] ?? {}, value, definitions), ...own };
  }
  const branch = part.if && (meets(part.if, value) ? (part.then ?? {}) : part.else);
  if (branch) {
    const { if: _, then: __, else: ___, ...own } = part;
    const chosenSchema = resolve(branch, value, definitions);
    return { ...chosenSchema, ...own, properties: { ...own.properties, ...chosenSchema.properties } };
  }
  if (part.allOf && isObject(value)) {
    const branch = choicesOf(part, definitions).find(({ if: { properties } }) =>
      Object.entries(properties).every(([name, { const: wanted }]) => value?.[name] === wanted),
    );
    if (branch) return resolve(branch.then, value, definitions);
  }
  return part.declaresFields && isObject(value) ? withDeclaredFields(part, value, definitions) : part;
}

/** Adds the declared fields to the schema of a collection's entries. */
function withDeclaredFields(part: Schema, collection: JsonObject, definitions: Record<string, Schema>): Schema {
  const fields = declaredFields(collection, '');
  if (!fields) return part;
  const entry = resolve({ $ref: '#/$defs/entry' }, {}, definitions);
  const said = [...fields].map(([name, field]) => [name, declaredValue(field, definitions)]);
  const required = [...fields].flatMap(([name, { isRequired }]) => (isRequired ? [name] : []));
  const items: Schema = {
    ...entry,
    required,
    properties: { ...entry.properties, slug: {}, ...Object.fromEntries(said) },
  };
  return { ...part, properties: { ...part.properties, entries: { ...definitions.entries, items } } };
}

function declaredValue({ kind, help, choices }: DeclaredField, definitions: Record<string, Schema>): Schema {
  const value = ownMember(definitions, `${kind}-value`) ?? {};
  return { ...value, ...(help !== undefined && { description: help }), ...(choices && { enum: choices }) };
}

/** The flat choices of each `allOf` that was asked for: a check may ask for one a hundred thousand times. */
const conditionalsBySchema = new WeakMap<object, ConditionalSchema[]>();

/** Gives the choices of a schema, those behind its references among them. */
function choicesOf({ allOf = [] }: Schema, definitions: Record<string, Schema>): ConditionalSchema[] {
  const before = conditionalsBySchema.get(allOf);
  if (before) return before;
  const choices = allOf.flatMap((one) =>
    'if' in one ? one : choicesOf(definitions[referencedName(one.$ref)] ?? {}, definitions),
  );
  conditionalsBySchema.set(allOf, choices);
  return choices;
}

/** Tells whether a value meets the condition of a schema: a type, required properties, a pattern. */
function meets({ type, required = [], pattern }: Schema, value: Json | undefined): boolean {
  if (type === 'object' && !isObject(value)) return false;
  if (pattern !== undefined && !(typeof value === 'string' && new RegExp(pattern).test(value))) return false;
  return required.every((name) => isObject(value) && Object.hasOwn(value, name));
}
