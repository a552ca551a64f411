import fieldsFile from '../../../schema/fields.schema.json';
import type { Schema } from '../../manifest/schema';
import { fieldsOf, fieldsOfDefinition } from './fields-of';
import type { Field } from './input';
import type { FieldKind } from './known-fields';

const kinds: Readonly<Record<FieldKind, Schema>> = fieldsFile.$defs;

/** The kinds of fields as they are chosen: what each is called, what it holds, and what else people call it. */
export const fieldKinds = Object.entries(kinds).map(
  ([kind, { title = kind, hint, description = '', alsoCalled = '' }]) => ({
    kind: kind as FieldKind,
    title,
    says: hint ?? description,
    words: alsoCalled,
  }),
);

/** What a kind of field is called. */
export function kindTitle(kind: string): string {
  return fieldKinds.find((one) => one.kind === kind)?.title ?? kind;
}

/** Gives what the declaration of a field of a kind says beside that. */
export function declarationFields(kind: FieldKind): Field[] {
  const { label, ...others } = fieldsFile.properties;
  const { required = [], properties = {} } = kinds[kind];
  return fieldsOf({ properties: { label, ...properties, ...others }, required }).map(asCommon);
}

/** Gives what a collection says of itself beside its fields and its entries. */
export function titleFieldsOfCollection(): Field[] {
  const fields = fieldsOfDefinition('declared-collection');
  return fields.filter(({ name }) => name === 'label' || name === 'one').map(asCommon);
}

function asCommon(field: Field): Field {
  return { ...field, isCommon: true };
}
