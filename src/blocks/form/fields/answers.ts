import type { BlockOf } from '../../../compose/page';
import type { Answers } from '../../../delivery/sender';
import { shownFields } from './conditions';
import { asSent } from './numbers';

/** One field of a form. */
export type FormField = BlockOf<'form'>['sections'][number]['fields'][number];

/** An element that takes an answer. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Tells whether a visitor answers a field; the page fills in the others by itself. */
export function isAsked({ kind }: FormField): boolean {
  return kind !== 'hidden' && kind !== 'page';
}

/** Reads the answers in the shown fields of a form, without fields that have none. */
export function readAnswers(form: HTMLFormElement, fields: FormField[]): Answers {
  const shownFields = readShownFields(form, fields);
  return fields.flatMap((field): Answers => {
    const values = shownFields.has(field.name) ? readField(form, field) : [];
    return values.length > 0 ? [[field.name, values]] : [];
  });
}

/** Gives the names of the fields that the answers in a form ask for. */
export function readShownFields(form: HTMLFormElement, fields: FormField[]): Set<string> {
  return shownFields(fields, (field) => readField(form, field));
}

/** Reads the values of a field by its name: none, one, or every choice that is ticked. */
export function readValues(form: HTMLFormElement, name: string): string[] {
  return new FormData(form).getAll(name).map(String);
}

/** Finds the elements of a field: one, or one for each choice. */
export function findControls(form: HTMLFormElement, name: string): Control[] {
  return Array.from(form.querySelectorAll<Control>(`[name="${name}"]`));
}

/** Gives the id of the element that takes the answer, or of the first of several. */
export function fieldId(formName: string, fieldName: string): string {
  return `${formName}-${fieldName}`;
}

/** Reads the values of a field as they are sent: a box without a value of its own sends yes. */
function readField(form: HTMLFormElement, field: FormField): string[] {
  const values = readValues(form, field.name);
  if (field.kind === 'consent' && field.value === undefined) return values.map(() => 'yes');
  return values.map((value) => asSent(field, value));
}
