import type { ErrorObject } from 'ajv';
import { collectionsIn, type DeclaredField, entriesIn, namesOfEveryEntry } from '../manifest/collections';
import { commentKey } from '../manifest/comments';
import { isObject, type Json, type JsonObject, ownMember } from '../manifest/manifest';
import { memberPointer, type Pointer, valueAt } from '../manifest/pointer';
import type { Registry } from './registry';
import { renamedFields, renamedKeyword } from './renamed-fields';

/** Validates a value; its errors stand in `errors` until the next call. */
export interface Validate {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/**
 * Validates a manifest; gives its errors, with pointers into it. Blocks in `right` are not validated again, and blocks
 * without errors are added to it. Entries must have the fields that their collection declares.
 */
export function validateManifest(root: JsonObject, registry: Registry, right?: WeakSet<object>): ErrorObject[] {
  return [...errorsIn(root, registry, right)];
}

function* errorsIn(root: JsonObject, registry: Registry, right: WeakSet<object> | undefined): Generator<ErrorObject> {
  yield* errorsOf(registry.validateFrame, root, '');
  for (const [block, pointer] of writtenBlocks(root)) {
    if (right?.has(block)) continue;
    const validate = typeof block.type === 'string' ? validatorOf(block.type, registry) : undefined;
    const errors = validate ? errorsOf(validate, block, pointer) : [];
    if (errors.length === 0) right?.add(block);
    yield* errors;
  }
  for (const [settings, pointer] of membersOf(root.delivery, '/delivery')) {
    const provider = typeof settings.provider === 'string' ? settings.provider : '';
    const validator = ownMember(registry.providers, provider);
    if (validator) yield* errorsOf(validator.settings, settings, pointer);
  }
  for (const { name, fields } of collectionsIn(root).values())
    if (fields) yield* fieldErrors(name, fields, root, registry);
}

/** Gives the errors of the fields that a collection declares, and those of what its entries say in them. */
function* fieldErrors(
  collection: string,
  fields: ReadonlyMap<string, DeclaredField>,
  root: JsonObject,
  { fields: kinds }: Registry,
): Generator<ErrorObject> {
  for (const { kind, pointer } of fields.values()) {
    const validator = ownMember(kinds, kind);
    if (validator) yield* errorsOf(validator.declaration, valueAt(root, pointer) ?? null, pointer);
  }
  // A wrong declaration is reported once, and not again for each entry.
  const written = valueAt(root, memberPointer(memberPointer('/collections', collection), 'fields'));
  const names = isObject(written) ? Object.keys(written) : [];
  const badlyDeclared = new Set(names.filter((name) => !fields.has(name) || !namePattern.test(name)).map(plainName));
  const entries = entriesIn(collection, root);
  const fits = ({ kind }: DeclaredField, value: Json): boolean => ownMember(kinds, kind)?.value(value) !== false;
  const renamed = renamedFields(fields, entries, fits);
  for (const { name, former, places } of renamed) {
    const params = { collection, name, former, places };
    yield { keyword: renamedKeyword, params, instancePath: fields.get(name)?.pointer ?? '', schemaPath: '' };
  }
  const isTold = (field: string): boolean => renamed.some(({ name, former }) => field === name || field === former);
  for (const { entry, pointer } of entries) {
    const error = (keyword: string, params: ErrorObject['params'], instancePath = pointer): ErrorObject => {
      return { keyword, params, instancePath, schemaPath: '' };
    };
    for (const [name, { isRequired }] of fields) {
      if (isRequired && !Object.hasOwn(entry, name) && !isTold(name))
        yield error('required', { missingProperty: name });
    }
    for (const [name, value] of Object.entries(entry)) {
      const { kind, choices = [] } = fields.get(name) ?? {};
      if (kind === undefined) {
        const isKnown = namesOfEveryEntry.includes(name) || name === commentKey || badlyDeclared.has(plainName(name));
        const remedy = `Remove it, or declare it among the "fields" of "${collection}".`;
        if (!isKnown && !isTold(name)) yield error('additionalProperties', { additionalProperty: name, remedy });
        continue;
      }
      const validator = ownMember(kinds, kind);
      const errors = validator ? errorsOf(validator.value, value, memberPointer(pointer, name)) : [];
      yield* errors;
      const isChosen = errors.length > 0 || choices.length === 0 || choices.some((choice) => choice === value);
      if (kind === 'choice' && !isChosen) yield error('enum', { allowedValues: choices }, memberPointer(pointer, name));
    }
  }
}

/** The pattern of the name of a field. */
const namePattern = /^[a-z][A-Za-z0-9]*$/;

/** Gives a name in small letters without characters that no name has, so that a misnamed field is still recognised. */
function plainName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** Gives the errors that a validator finds in the value at a pointer. */
export function errorsOf(validate: Validate, value: Json, pointer: Pointer): ErrorObject[] {
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  return pointer === '' ? errors : errors.map((error) => ({ ...error, instancePath: pointer + error.instancePath }));
}

function validatorOf(type: string, { blocks, validateShared }: Registry): Validate | undefined {
  return type === 'shared' ? validateShared : ownMember(blocks, type)?.written;
}

/**
 * Gives every block that is written in a manifest, with its pointer. Values that are no objects are left out: the
 * frame's validator reports them.
 */
function* writtenBlocks(root: JsonObject): Generator<[block: JsonObject, pointer: Pointer]> {
  for (const [route, pointer] of membersOf(root.routes, '/routes')) yield* membersOf(route.blocks, `${pointer}/blocks`);
  if (isObject(root.notFound)) yield* membersOf(root.notFound.blocks, '/notFound/blocks');
  yield* membersOf(root.shared, '/shared');
}

/** Gives the groups in a list or a group, with their pointers. */
function* membersOf(value: Json | undefined, pointer: Pointer): Generator<[member: JsonObject, pointer: Pointer]> {
  if (value === undefined || value === null || typeof value !== 'object') return;
  for (const [key, member] of Object.entries(value)) {
    if (isObject(member)) yield [member, memberPointer(pointer, key)];
  }
}
