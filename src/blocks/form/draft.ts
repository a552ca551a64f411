import { type Control, type FormField, findControls, readValues } from './answers';

/** Unfinished answers by the names of their fields. */
type Draft = Record<string, string[]>;

const lifetime = 30 * 24 * 60 * 60 * 1000;

/** The draft that this device keeps for a form, unless it is older than 30 days. */
export function readDraft(formName: string): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(formName)) ?? 'null');
    if (isKept(kept) && kept.savedAt + lifetime > Date.now()) return kept.draft;
    localStorage.removeItem(keyOf(formName));
  } catch {
    // A browser that stores nothing has no draft.
  }
  return undefined;
}

/** Keeps what stands in a form on this device; false where the browser does not allow it. */
export function keepDraft(formName: string, form: HTMLFormElement, fields: FormField[]): boolean {
  const draft: Draft = {};
  for (const { name, kind } of fields) if (kind !== 'hidden') draft[name] = readValues(form, name);
  try {
    localStorage.setItem(keyOf(formName), JSON.stringify({ savedAt: Date.now(), draft }));
    return true;
  } catch {
    return false;
  }
}

/** Takes the draft of a form off this device. */
export function removeDraft(formName: string): void {
  try {
    localStorage.removeItem(keyOf(formName));
  } catch {
    // A browser that stores nothing has nothing to remove.
  }
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

function keyOf(formName: string): string {
  return `draft:${formName}`;
}

function isKept(kept: unknown): kept is { savedAt: number; draft: Draft } {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'savedAt' in kept &&
    typeof kept.savedAt === 'number' &&
    'draft' in kept
  );
}
