import type { ErrorObject } from 'ajv';
import type { Json } from '../manifest/manifest';
import { memberPointer, type Pointer, valueAt } from '../manifest/pointer';
import type { Draft } from './problem';
import type { SchemaPart } from './schema-at';
import { nearestName, suggestion } from './spelling';

/**
 * One draft for every mistake that a validation found in `root`, its pointers relative to that.
 * `schemaAt` gives what the schema says of a place.
 */
export function schemaProblems(errors: ErrorObject[], root: Json, schemaAt: (pointer: Pointer) => SchemaPart): Draft[] {
  const drafts: Draft[] = [];
  const unknownByObject = new Map<Pointer, string[]>();
  for (const error of errors) {
    if (error.keyword !== 'additionalProperties') continue;
    const names = unknownByObject.get(error.instancePath) ?? [];
    unknownByObject.set(error.instancePath, [...names, error.params.additionalProperty]);
  }
  const missingByObject = new Map<Pointer, string[]>();
  for (const error of errors) {
    if (error.keyword !== 'required') continue;
    const missing: string = error.params.missingProperty;
    const isMisspelt = (unknownByObject.get(error.instancePath) ?? []).some((name) => nearestName(name, [missing]));
    const names = missingByObject.get(error.instancePath) ?? [];
    if (!isMisspelt && !names.includes(missing)) missingByObject.set(error.instancePath, [...names, missing]);
  }
  for (const [pointer, names] of missingByObject) {
    const { description } = schemaAt(memberPointer(pointer, names[0] ?? ''));
    drafts.push(draft(pointer, missingMessage(names, description)));
  }
  for (const [pointer, names] of unknownByObject) {
    const known = Object.keys(schemaAt(pointer).properties ?? {});
    const present = Object.keys((valueAt(root, pointer) as Record<string, Json>) ?? {});
    for (const name of names) {
      const free = known.filter((candidate) => !present.includes(candidate));
      const hint = suggestion(name, free, 'Remove it.');
      drafts.push(draft(memberPointer(pointer, name), `"${name}" is not known here. ${hint}`, 'key'));
    }
  }
  for (const error of errors) {
    const message = valueMessage(error, valueAt(root, error.instancePath), schemaAt(error.instancePath));
    if (!message) continue;
    const isName = error.keyword === 'propertyNames';
    const pointer = isName ? memberPointer(error.instancePath, error.params.propertyName) : error.instancePath;
    drafts.push(draft(pointer, message, isName ? 'key' : 'value'));
  }
  return drafts.filter(
    (one, index) =>
      drafts.findIndex((other) => other.pointer === one.pointer && other.message === one.message) === index,
  );
}

function draft(pointer: Pointer, message: string, part: 'key' | 'value' = 'value'): Draft {
  return { rule: 'schema', severity: 'error', pointer, message, part };
}

function missingMessage(names: string[], description: string | undefined): string {
  const quoted = names.map((name) => `"${name}"`);
  if (names.length > 1) return `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)} are missing here. Add them.`;
  return `${quoted[0]} is missing here. Add it${description ? `: ${description}` : '.'}`;
}

function valueMessage(error: ErrorObject, value: Json | undefined, schema: SchemaPart): string | undefined {
  const about = schema.description ? ` ${schema.description}` : '';
  switch (error.keyword) {
    case 'type':
      return `${inWords(error.params.type)} is needed here, but this is ${typeInWords(value)}.${about}`;
    case 'enum': {
      const allowed: unknown[] = error.params.allowedValues;
      const start = `${JSON.stringify(value)} is not one of the choices.`;
      if (allowed.some((choice) => typeof choice !== 'string'))
        return `${start} There is: ${allowed.map((choice) => JSON.stringify(choice)).join(', ')}.`;
      return `${start} ${suggestion(String(value), allowed.map(String), '')}`;
    }
    case 'const':
      return `This must be ${JSON.stringify(error.params.allowedValue)}.`;
    case 'pattern':
      if (error.propertyName !== undefined) return undefined;
      if (typeof value === 'string' && value.trim() === '')
        return 'This text is empty. Write something, or remove the line.';
      return `${JSON.stringify(value)} cannot stand here.${about}`;
    case 'propertyNames':
      return `"${error.params.propertyName}" cannot be a name here. Begin with a small letter and use only ${schema.propertyNames?.pattern?.includes('A-Z') ? 'letters and digits' : 'small letters, digits and hyphens'}.`;
    case 'minItems':
      return `This list needs at least ${error.params.limit === 1 ? 'one item' : `${error.params.limit} items`}.`;
    case 'minimum':
      return `${value} is too small: the least is ${error.params.limit}.`;
    case 'maximum':
      return `${value} is too large: the most is ${error.params.limit}.`;
    default:
      return undefined;
  }
}

const typeWords: Record<string, string> = {
  string: 'text in quotes',
  array: 'a list in [ ]',
  object: 'a group in { }',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
};

function inWords(types: string | string[]): string {
  const words = [types].flat().map((type) => typeWords[type] ?? type);
  const sentence = words.join(' or ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function typeInWords(value: Json | undefined): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group';
  return typeof value === 'string' ? 'text' : `${value}`;
}
