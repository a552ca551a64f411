import { kindsToChoose, kindsUsing } from '../../manifest/form-field-kinds';
import type { JsonObject } from '../../manifest/manifest';
import { inWords } from '../words/in-words';
import type { Field } from './input';

/**
 * Gives the fields of a group without those that its kind does not use, such as the options of a text field in a form.
 * One that is written all the same stays, with the reason as its help; one that the kind needs is required.
 */
export function fittingFields(fields: Field[], group: JsonObject): Field[] {
  const { kind } = group;
  // Only what a form asks for is asked after an answer; a kind that each entry says may be any.
  if (!fields.some(({ input }) => input.kind === 'when')) return fields;
  if (typeof kind !== 'string' || kind.includes('{')) return fields;
  return fields.flatMap((field) => {
    const kinds = kindsUsing.get(field.name);
    const isNeeded = field.name === 'options' && kindsToChoose.includes(kind);
    if (!kinds || kinds.includes(kind)) return [isNeeded ? { ...field, isRequired: true } : field];
    const help = `This does nothing here: a field of the kind ${inWords(kind)} does not use it. It works with ${listed(kinds)}.`;
    return Object.hasOwn(group, field.name) ? [{ ...field, help }] : [];
  });
}

function listed(kinds: readonly string[]): string {
  const names = kinds.map(inWords);
  return names.length === 1 ? String(names[0]) : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
