import type { ErrorObject } from 'ajv';
import { commentKey } from '../manifest/comments';
import { type Json, wordsOf } from '../manifest/manifest';
import { type Message, type MessagePart, partsOf, worded } from '../manifest/message';
import { hasNames, oneField } from '../manifest/placeholder';
import { memberPointer, type Pointer, valueAt } from '../manifest/pointer';
import type { Schema } from '../manifest/schema';
import { choiceHint, choiceMeant } from './choices';
import { calendarFlaw, isPastDay } from './dates';
import { emptyTextMessage, isEmptyText } from './empty-text';
import { fittingText, nameMessage, remedyOfType } from './fitting-text';
import { type Finding, wordingOf } from './problem';
import { renamedFinding, renamedKeyword } from './renamed-fields';
import { shorten } from './short-message';
import { nearestName, unknownHint } from './spelling';

/**
 * Makes a finding of every mistake that a validation found in `root`, with pointers relative to it. `schemaAt` gives
 * the part of the schema for a place; `check` is an object of one check alone, which remembers the hints.
 */
export function schemaProblems(
  errors: ErrorObject[],
  root: Json,
  schemaAt: (pointer: Pointer) => Schema,
  check: object,
): Finding[] {
  const findings: Finding[] = [];
  const unknownByObject = new Map<Pointer, string[]>();
  const remedies = new Map<Pointer, string>();
  for (const error of errors) {
    if (error.keyword !== 'additionalProperties') continue;
    if (error.params.remedy !== undefined) remedies.set(error.instancePath, error.params.remedy);
    const names = unknownByObject.get(error.instancePath);
    if (names) names.push(error.params.additionalProperty);
    else unknownByObject.set(error.instancePath, [error.params.additionalProperty]);
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
    if (notLists.has(pointer)) continue;
    const types = [schemaAt(pointer).type ?? []].flat();
    const isList = types.includes('array');
    // Where words may stand, a group that takes nothing is none of a collection.
    if (isList && names.includes('from') && (names.includes('as') || types.includes('string'))) {
      notLists.add(pointer);
      findings.push(
        finding(
          pointer,
          neededMessage(
            types.filter((type) => type !== 'object'),
            valueAt(root, pointer),
            schemaAt(pointer),
          ),
        ),
      );
      continue;
    }
    const missing = names.map((name) => memberPointer(pointer, name));
    findings.push({
      ...finding(pointer, missingMessage(names, schemaAt(memberPointer(pointer, names[0] ?? '')))),
      missing,
    });
  }
  for (const [pointer, names] of unknownByObject) {
    if (notLists.has(pointer)) continue;
    const knownNames = Object.keys(schemaAt(pointer).properties ?? {}).filter((name) => name !== commentKey);
    const present = new Set(Object.keys((valueAt(root, pointer) as Record<string, Json>) ?? {}));
    const free = knownNames.filter((candidate) => !present.has(candidate));
    for (const [index, name] of names.slice(0, mostNamed).entries()) {
      if (name === commentKey) {
        findings.push(finding(memberPointer(pointer, name), commentMessage, 'value'));
        continue;
      }
      const hint = unknownHint(name, free, knownNames, remedies.get(pointer));
      const further = index === mostNamed - 1 ? names.length - mostNamed : 0;
      const more = further > 0 ? ` And ${further} more names are not known here.` : '';
      findings.push(finding(memberPointer(pointer, name), `"${name}" is not known here. ${hint}${more}`, 'key'));
    }
  }
  const language = wordsOf(valueAt(root, '/site/language'));
  for (const error of errors) {
    if (toldByOthers.has(error.keyword)) continue;
    if (error.keyword === 'dependencies') {
      const { property, missingProperty } = error.params;
      const message = `"${property}" needs "${missingProperty}" beside it. Add "${missingProperty}", or remove "${property}".`;
      findings.push(finding(memberPointer(error.instancePath, property), message, 'key'));
      continue;
    }
    if (error.keyword === renamedKeyword) {
      findings.push(renamedFinding(error));
      continue;
    }
    const { instancePath, propertyName } = error;
    const [value, schema] = [valueAt(root, instancePath), schemaAt(instancePath)];
    const isEmpty = isEmptyText(error, value) && !isForField(schema);
    const message = isEmpty
      ? emptyTextMessage(instancePath, schemaAt)
      : valueMessage(error, value, schema, { check, language });
    if (propertyName === undefined) {
      const meant = choiceMeant(error, valueAt(root, instancePath), check);
      findings.push({ ...finding(instancePath, message), keyword: error.keyword, ...meant });
    } else findings.push(finding(memberPointer(instancePath, propertyName), message, 'key'));
  }
  const [error] = errors;
  // A failure is never silent, whatever the schema comes to say one day.
  if (error && findings.length === 0) findings.push(finding(error.instancePath, unknownMessage));
  const seen = new Set<string>();
  return findings.filter(({ pointer, message }) => {
    const key = `${pointer} ${message}`;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}

/** The most unknown names of one group that are told. */
const mostNamed = 20;

const commentMessage = 'A "$comment" is a text in quotes, or a list of texts.';

const unknownMessage =
  'Something cannot stand here, and the check has no words for it. Compare it with the examples of the documentation.';

/** The keywords whose errors other errors tell already. */
const toldByOthers = new Set(['required', 'additionalProperties', 'propertyNames', 'if']);

function finding(pointer: Pointer, message: Message, part: 'key' | 'value' = 'value'): Finding {
  return { rule: 'schema', severity: 'error', pointer, ...wordingOf(message), part };
}

function missingMessage(names: string[], { description }: Schema): Message {
  const [first = ''] = names;
  if (names.length > 1) return `${names.map((name) => `"${name}"`).join(' and ')} are missing here. Add them.`;
  return partsOf(`"${first}" is missing here. Add it${description ? `: ${description}` : '.'}`);
}

/**
 * Words the message about a broken keyword; for a keyword without a message of its own, by the description of the
 * place.
 */
function valueMessage(
  error: ErrorObject,
  value: Json | undefined,
  schema: Schema,
  { check, language }: { check: object; language: string },
): Message {
  const about = partsOf(schema.description ? ` ${schema.description}` : '');
  const { limit } = error.params;
  switch (error.keyword) {
    case 'type':
      return neededMessage(error.params.type, value, schema);
    case 'enum':
      return worded`${showValue(value)} is not one of the choices. ${choiceHint(value, error.params.allowedValues, check)}`;
    case 'const':
      return worded`${showValue(value)} cannot stand here: this must be ${JSON.stringify(error.params.allowedValue)}.`;
    case 'pattern':
      if (isForField(schema)) return neededMessage(schema.type ?? [], value, schema);
      if (error.propertyName === commentKey) return commentMessage;
      if (error.propertyName !== undefined) return nameMessage(error.propertyName, error.params.pattern);
      return misfitMessage(value, error.params.pattern, about, schema.patternErrorMessage, language);
    case 'minItems':
      return `This list needs at least ${limit === 1 ? 'one item' : `${limit} items`}.`;
    case 'maxItems':
      return worded`This list has ${(value as Json[]).length} items, and ${limit} is the most. Take some away.${about}`;
    case 'maxLength':
      return worded`This text has ${wordsOf(value).length} characters, and ${limit} is the most. Make it shorter.${about}`;
    case 'uniqueItems':
      return worded`This list says ${showValue((value as Json[])[error.params.i])} twice. Take one of them away.`;
    case 'minimum':
      return worded`${showValue(value)} is too small: the least is ${limit}.`;
    case 'maximum':
      return worded`${showValue(value)} is too large: the most is ${limit}.`;
    default:
      return worded`${showValue(value)} cannot stand here.${about}`;
  }
}

/**
 * Words the message about a text that breaks a pattern: the text that was meant, the day or time that does not exist,
 * or else what belongs there.
 */
function misfitMessage(
  value: Json | undefined,
  pattern: string,
  about: Message,
  remedy: string | undefined,
  language: string,
): Message {
  const isUnfilled = typeof value === 'string' && hasNames(value) && !pattern.includes('\\{');
  const unfilled = isUnfilled ? ' Here no name in braces is filled in.' : '';
  const usual = worded`${showValue(value)} cannot stand here.${unfilled}${remedy === undefined ? about : ` ${remedy}`}`;
  if (typeof value !== 'string') return usual;
  const fitting = fittingText(value, pattern, language);
  if (fitting !== undefined) return worded`Write ${showValue(fitting)} in the place of ${showValue(value)}.${about}`;
  const fits = (text: string): boolean => new RegExp(pattern).test(text);
  if (fits('10:00') && isPastDay(value)) return worded`There is no ${showValue(value)}: a day ends at 24:00.`;
  const isDayAsWanted = fits('2027-03-14') && /^(\d{4}-)?\d{2}-\d{2}$/.test(value);
  return (isDayAsWanted && calendarFlaw(value)) || usual;
}

/** Writes a value for the beginning of a message. */
function showValue(value: Json | undefined): MessagePart {
  if (typeof value === 'string') return { quoted: shorten(value) };
  if (value === null || typeof value !== 'object') return String(value);
  return Array.isArray(value) ? 'A list' : 'A group';
}

/** Tells whether a place for something else than text takes a text only as the field of an entry. */
function isForField({ type, pattern }: Schema): boolean {
  return pattern === oneField && Array.isArray(type);
}

function neededMessage(written: string | string[], value: Json | undefined, schema: Schema): Message {
  const { description } = schema;
  const types = isForField(schema) ? [written].flat().filter((type) => type !== 'string') : written;
  const about = description ? ` ${description}` : '';
  const remedy = remedyOfType(String(types), value);
  return partsOf(`${sayTypes(types)} is needed here, but this is ${typeInWords(value)}.${remedy}${about}`);
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

function sayTypes(types: string | string[]): string {
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
