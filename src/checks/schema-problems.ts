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
  const notLists = new Set<Pointer>();
  for (const [pointer, names] of missingByObject) {
    if (names.includes('from') && names.includes('as')) {
      notLists.add(pointer);
      drafts.push(draft(pointer, neededMessage('array', valueAt(root, pointer), schemaAt(pointer))));
      continue;
    }
    const missing = names.map((name) => memberPointer(pointer, name));
    drafts.push({
      ...draft(pointer, missingMessage(names, schemaAt(memberPointer(pointer, names[0] ?? '')))),
      missing,
    });
  }
  for (const [pointer, names] of unknownByObject) {
    if (notLists.has(pointer)) continue;
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
    const { instancePath, propertyName } = error;
    if (propertyName === undefined) drafts.push(draft(instancePath, message));
    else drafts.push(draft(memberPointer(instancePath, propertyName), message, 'key'));
  }
  const seen = new Set<string>();
  return drafts.filter(({ pointer, message }) => {
    const key = `${pointer} ${message}`;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}

function draft(pointer: Pointer, message: string, part: 'key' | 'value' = 'value'): Draft {
  return { rule: 'schema', severity: 'error', pointer, message, part };
}

function missingMessage(names: string[], { description }: SchemaPart): string {
  const [first = ''] = names;
  if (names.length > 1) return `${names.map((name) => `"${name}"`).join(' and ')} are missing here. Add them.`;
  return `"${first}" is missing here. Add it${description ? `: ${description}` : '.'}`;
}

function valueMessage(error: ErrorObject, value: Json | undefined, schema: SchemaPart): string | undefined {
  const about = schema.description ? ` ${schema.description}` : '';
  switch (error.keyword) {
    case 'type':
      return neededMessage(error.params.type, value, schema);
    case 'enum':
      return `${JSON.stringify(value)} is not one of the choices. ${choiceHint(value, error.params.allowedValues)}`;
    case 'const':
      return `${JSON.stringify(value)} cannot stand here: this must be ${JSON.stringify(error.params.allowedValue)}.`;
    case 'pattern':
      if (error.propertyName !== undefined) return nameMessage(error.propertyName, error.params.pattern);
      if (typeof value === 'string' && value.trim() === '')
        return 'This text is empty. Write something, or remove the line.';
      return `${JSON.stringify(value)} cannot stand here.${about}`;
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

function neededMessage(types: string | string[], value: Json | undefined, { description }: SchemaPart): string {
  const about = description ? ` ${description}` : '';
  const quoted = typeof value === 'number' && types === 'string' ? ` Write "${value}".` : '';
  return `${inWords(types)} is needed here, but this is ${typeInWords(value)}.${quoted}${about}`;
}

/** Numbers to choose from stand without quotes, in the message as in the file. */
function choiceHint(value: Json | undefined, allowed: Json[]): string {
  if (!allowed.every((choice) => typeof choice === 'number'))
    return suggestion(String(value), allowed.map(String), '', allowed.length);
  if (allowed.includes(Number(value))) return `Write ${value} without quotes.`;
  return `There is: ${allowed.join(', ')}.`;
}

/** What a name must look like, told from the pattern that it breaks, and the name that was probably meant. */
function nameMessage(name: string, pattern: string): string {
  const isCamel = pattern.includes('A-Z');
  const letters = isCamel ? 'letters and digits, no hyphens or spaces' : 'small letters, digits and hyphens';
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`).match(/[A-Za-z0-9]+/g) ?? [];
  const kebab = words.join('-').toLowerCase();
  const fitting = isCamel ? kebab.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()) : kebab;
  const hint = new RegExp(pattern).test(fitting) ? ` Write "${fitting}".` : '';
  return `"${name}" cannot be a name here. Begin with a small letter and use only ${letters}.${hint}`;
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
