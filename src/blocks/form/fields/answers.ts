import type { BlockOf } from '../../../compose/page';
import type { Answers } from '../../../delivery/sender';

/** One field of a form. */
export type FormField = BlockOf<'form'>['sections'][number]['fields'][number];

/** An element that takes an answer. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The answers that stand in a form, without the fields that have none. */
export function readAnswers(form: HTMLFormElement, fields: FormField[]): Answers {
  return fields.flatMap(({ name }): Answers => {
    const values = readValues(form, name);
    return values.length > 0 ? [[name, values]] : [];
  });
}

/** What stands in one field: nothing, one value, or every choice that is ticked. */
export function readValues(form: HTMLFormElement, name: string): string[] {
  return new FormData(form).getAll(name).map(String);
}

/** The elements of one field: one, or one for each choice. */
export function findControls(form: HTMLFormElement, name: string): Control[] {
  return Array.from(form.querySelectorAll<Control>(`[name="${name}"]`));
}

/** The id of the element that takes the answer, or of the first of several. */
export function fieldId(formName: string, fieldName: string): string {
  return `${formName}-${fieldName}`;
}
