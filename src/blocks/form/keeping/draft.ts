import { type FormField, findControls, isAsked, readValues } from '../fields/answers';
import { fillControl, isUntouched } from '../fields/controls';

/** Unfinished answers by the names of their fields. */
export type Draft = Record<string, string[]>;

/** Reads the answers in a form, those of hidden fields among them. */
export function takeDraft(form: HTMLFormElement, fields: FormField[]): Draft {
  return Object.fromEntries(fields.filter(isAsked).map(({ name }) => [name, readValues(form, name)]));
}

/** Writes a draft into every field that still stands as it was drawn; gives whether a field changed. */
export function restoreDraft(form: HTMLFormElement, fields: FormField[], draft: Draft): boolean {
  let isChanged = false;
  for (const { name } of fields.filter(isAsked)) {
    const controls = findControls(form, name);
    const values = draft[name];
    if (!values || !controls.every(isUntouched)) continue;
    const before = JSON.stringify(readValues(form, name));
    for (const control of controls) fillControl(control, values);
    isChanged ||= JSON.stringify(readValues(form, name)) !== before;
  }
  return isChanged;
}

/** Tells whether something was typed or chosen in a form. */
export function hasAnswers(form: HTMLFormElement, fields: FormField[]): boolean {
  return fields.some(({ name }) => !findControls(form, name).every(isUntouched));
}
