import type { JsonObject } from '../../manifest/manifest';
import { memberPointer } from '../../manifest/pointer';
import { choicesOf, formFields, isWholeChoice } from '../form-facts';
import { isFullyKnown, type PageRule, type Report } from '../rule';
import { suggestion } from '../spelling';

export const conditionCanBeMet: PageRule = {
  id: 'condition-can-be-met',
  what: 'A field that is asked only sometimes depends on choices that the form has.',
  severity: 'error',
  scope: 'page',
  reads: ['form'],
  why: 'A field whose condition nobody can meet is never shown, and its answer never sent.',
  wrong: '"when": { "tripp": "night" }',
  right: '"when": { "trip": "night" }',
  check({ page, facts, report }) {
    // A choice that is missing may be one of a collection that is not there.
    if (!isFullyKnown(page, facts)) return;
    for (const { block, pointer } of page.blocks.filter(({ block: { type } }) => type === 'form'))
      checkForm(block, (inside, ...said) => report(pointer + inside, ...said));
  },
};

function checkForm(form: JsonObject, report: Report): void {
  const fields = formFields(form);
  const byName = new Map(fields.map(({ field }) => [String(field.name), field]));
  const told = new Set<string>();
  for (const { field, pointer } of fields) {
    if (told.has(String(field.name))) continue;
    const circle = circleOf(field, byName);
    if (circle) {
      const message = `${describeCircle(circle)}, so it would never be shown. Take this condition away, or name another field.`;
      report(memberPointer(`${pointer}/when`, circle.at(1) ?? ''), message, { part: 'key' });
      for (const name of circle) told.add(name);
      continue;
    }
    for (const [name, wanted] of conditionsOf(field)) {
      const at = memberPointer(`${pointer}/when`, name);
      const other = byName.get(name);
      if (other) checkValues(other, [wanted ?? null].flat().map(String), Array.isArray(wanted), at, report);
      else {
        const others = [...byName.keys()].filter((one) => one !== field.name);
        const message = `No field of this form is named "${name}". ${suggestion(name, others, '')}`;
        report(at, message, { part: 'key' });
      }
    }
  }
}

function conditionsOf({ when }: JsonObject): [string, JsonObject[string]][] {
  return Object.entries((when ?? {}) as JsonObject);
}

/** Reports the wanted values that an answer to a field can never be. */
function checkValues(field: JsonObject, wanted: string[], isList: boolean, pointer: string, report: Report): void {
  const knownValues = valuesOf(field);
  if (!knownValues) {
    const message = `"${field.name}" is of the kind "${field.kind}", and a condition needs something to choose from: select, radio, checkbox or consent.`;
    report(pointer, message, { part: 'key' });
    return;
  }
  // `field-has-options` tells of one that has nothing to choose from.
  if (!isWholeChoice(field) || knownValues.length === 0) return;
  for (const [index, value] of wanted.entries()) {
    if (knownValues.includes(value)) continue;
    const message = `"${field.name}" never has the value "${value}". ${suggestion(value, knownValues, '')}`;
    report(isList ? `${pointer}/${index}` : pointer, message);
  }
}

/** Gives the values that a field to choose from may send; undefined for any other field. */
function valuesOf(field: JsonObject): string[] | undefined {
  if (field.kind === 'consent') return [String(field.value ?? 'yes')];
  if (!['select', 'radio', 'checkbox'].includes(String(field.kind))) return undefined;
  return choicesOf(field).map(({ choice }) => String(choice.value));
}

/** Gives the names from a field over those it depends on back to itself, or undefined where none leads there. */
function circleOf(field: JsonObject, byName: Map<string, JsonObject>): string[] | undefined {
  const start = String(field.name);
  const seen = new Set<string>();
  const follow = (current: JsonObject, way: string[]): string[] | undefined => {
    for (const [name] of conditionsOf(current)) {
      if (name === start) return way;
      const next = byName.get(name);
      if (!next || seen.has(name)) continue;
      seen.add(name);
      const circle = follow(next, [...way, name]);
      if (circle) return circle;
    }
    return undefined;
  };
  const way = follow(field, [start]);
  return way && [...way, start];
}

function describeCircle([start = '', ...others]: string[]): string {
  if (others.length === 1) return `"${start}" depends on itself`;
  const names = others.map((name) => `"${name}"`);
  return `"${start}" depends on ${names.slice(0, -1).join(', that on ')}, and that on ${names.at(-1)} again`;
}
