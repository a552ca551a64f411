const written = ['text', 'email', 'tel', 'number', 'date', 'textarea'];
const answerable = [...written, 'select', 'radio', 'checkbox', 'consent'];
const lengths = ['text', 'email', 'tel', 'textarea'];

/** The kinds of form fields that offer choices: without options they could not be answered. */
export const kindsToChoose: readonly string[] = ['select', 'radio', 'checkbox'];

/** The kinds of form fields that use a property; a property that is not named here is for all of them. */
export const kindsUsing: ReadonlyMap<string, readonly string[]> = new Map([
  ['help', answerable],
  ['width', answerable],
  ['message', answerable],
  // What the address of a page may answer: nothing that a visitor alone can agree to, and nothing that tells who they are.
  ['prefill', ['text', 'number', 'date', 'select', 'radio', 'checkbox']],
  ['options', kindsToChoose],
  ['rows', ['textarea']],
  ['autocomplete', [...written, 'select']],
  ['inputmode', written],
  ['pattern', ['text', 'email', 'tel']],
  ['minLength', lengths],
  ['maxLength', lengths],
  ['min', ['number', 'date']],
  ['max', ['number', 'date']],
  ['step', ['number']],
]);
