import fieldsFile from '../../../schema/fields.schema.json';
import type { Schema } from '../../manifest/schema';
import { fieldsOf, fieldsOfDefinition } from './fields-of';
import type { Field } from './input';
import type { FieldKind } from './known-fields';

const kinds: Readonly<Record<FieldKind, Schema>> = fieldsFile.$defs;

/** The kinds of fields to choose from: the title of each, what it holds, and other words for it. */
export const fieldKinds = Object.entries(kinds).map(
  ([kind, { title = kind, hint, description = '', alsoCalled = '' }]) => ({
    kind: kind as FieldKind,
    title,
    says: hint ?? description,
    words: alsoCalled,
  }),
);

/** Gives the title of a kind of field. */
export function kindTitle(kind: string): string {
  return fieldKinds.find((one) => one.kind === kind)?.title ?? kind;
}

/** Gives the fields of a form that edits the declaration of a field, without its kind. */
export function declarationFields(kind: FieldKind): Field[] {
  const { label, ...others } = fieldsFile.properties;
  const { required = [], properties = {} } = kinds[kind];
  return fieldsOf({ properties: { label, ...properties, ...others }, required }).map(asCommon);
}

/** Gives the fields of a form that edits the titles of a collection. */
export function titleFieldsOfCollection(): Field[] {
  const fields = fieldsOfDefinition('declared-collection');
  return fields.filter(({ name }) => name === 'label' || name === 'one').map(asCommon);
}

function asCommon(field: Field): Field {
  return { ...field, isCommon: true };
}
