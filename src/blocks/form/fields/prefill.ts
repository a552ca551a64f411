import { type FormField, findControls, readValues } from './answers';
import { fillControl, isUntouched } from './controls';
import { optionsOf } from './options';

/** Answers by the names of their fields. */
export type GivenAnswers = Record<string, string[]>;

/**
 * Reads the answers in the query of an address: `trip` with `plankton` for `?trip=plankton`, where the field allows it
 * and has such a choice.
 */
export function answersInQuery(query: string, fields: FormField[]): GivenAnswers {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    fields
      .filter(({ prefill }) => prefill)
      .map((field): [string, string[]] => [field.name, accepted(field, parameters.getAll(field.name))])
      .filter(([, values]) => values.length > 0),
  );
}

/**
 * Writes answers into the fields that are unchanged since they were drawn, or since an earlier address filled them in;
 * gives the answers that stand there now.
 */
export function giveAnswers(form: HTMLFormElement, given: GivenAnswers, earlier: GivenAnswers): GivenAnswers {
  return Object.fromEntries(
    Object.entries(given).filter(([name, values]) => {
      const controls = findControls(form, name);
      const isGiven = readValues(form, name).join('\n') === earlier[name]?.join('\n');
      if (!isGiven && !controls.every(isUntouched)) return false;
      for (const control of controls) fillControl(control, values);
      return true;
    }),
  );
}

function accepted(field: FormField, values: string[]): string[] {
  const { kind, maxLength = 1000 } = field;
  const options = optionsOf(field).map(({ value }) => value);
  if (kind === 'checkbox') return options.filter((option) => values.includes(option));
  if (kind === 'select' || kind === 'radio') return options.filter((option) => option === values[0]);
  return values.slice(0, 1).filter((value) => value.length <= maxLength && answerPatterns[kind]?.test(value));
}

/** The pattern of an answer in an address, by the kinds of fields that an address can fill in. */
const answerPatterns: Partial<Record<FormField['kind'], RegExp>> = {
  text: /\S/,
  number: /^-?\d+(\.\d+)?$/,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
};
