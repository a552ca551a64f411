import type { Control } from './answers';

/** Tells whether an element stands as it was drawn. */
export function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = Array.from(control.options).findIndex((option) => option.defaultSelected);
    return control.selectedIndex === Math.max(0, initial);
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    return (control as HTMLInputElement).checked === (control as HTMLInputElement).defaultChecked;
  }
  return control.value === control.defaultValue;
}

/** Writes or chooses values in an element of a field, as far as it takes them. */
export function fillControl(control: Control, values: string[]): void {
  if (control instanceof HTMLSelectElement) {
    const option = Array.from(control.options).find(({ value }) => value === values[0]);
    if (option) option.selected = true;
  } else if (control.type === 'checkbox' || control.type === 'radio') {
    (control as HTMLInputElement).checked = values.includes(control.value);
  } else {
    control.value = values[0] ?? '';
  }
}
