import { type Control, type FormField, findControls, readValues } from '../fields/answers';

/** Unfinished answers by the names of their fields. */
export type Draft = Record<string, string[]>;

/** What stands in a form. */
export function takeDraft(form: HTMLFormElement, fields: FormField[]): Draft {
  const asked = fields.filter(({ kind }) => kind !== 'hidden');
  return Object.fromEntries(asked.map(({ name }) => [name, readValues(form, name)]));
}

/** Puts a draft back into every field that still stands as it was drawn; true where that changed something. */
export function restoreDraft(form: HTMLFormElement, fields: FormField[], draft: Draft): boolean {
  let isChanged = false;
  for (const { name, kind } of fields) {
    const controls = findControls(form, name);
    const values = draft[name];
    if (kind === 'hidden' || !values || !controls.every(isUntouched)) continue;
    const before = JSON.stringify(readValues(form, name));
    for (const control of controls) fill(control, values);
    isChanged ||= JSON.stringify(readValues(form, name)) !== before;
  }
  return isChanged;
}

/** Whether something was typed or chosen in a form. */
export function isBegun(form: HTMLFormElement, fields: FormField[]): boolean {
  return fields.some(({ name }) => !findControls(form, name).every(isUntouched));
}

function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = Array.from(control.options).findIndex((option) => option.defaultSelected);
    return control.selectedIndex === Math.max(0, initial);
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    return (control as HTMLInputElement).checked === (control as HTMLInputElement).defaultChecked;
  }
  return control.value === control.defaultValue;
}

function fill(control: Control, values: string[]): void {
  if (control instanceof HTMLSelectElement) {
    const option = Array.from(control.options).find(({ value }) => value === values[0]);
    if (option) option.selected = true;
  } else if (control.type === 'checkbox' || control.type === 'radio') {
    (control as HTMLInputElement).checked = values.includes(control.value);
  } else {
    control.value = values[0] ?? '';
  }
}
