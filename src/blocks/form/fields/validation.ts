import { dayInWords } from '../../../calendar/day-in-words';
import type { Words } from '../../../compose/page';
import { writeDecimal } from '../../../numbers/decimal';
import { type DrawnSite, fillWord, formFor } from '../../../ui/site';
import { plainWords } from '../plain-words';
import { type FormField, isAsked } from './answers';
import { asSent, findNumberFault, nearestSteps, numbersMeant, phonePattern, writeBoth } from './numbers';

/** The faults that the browser has found in an answer. */
export type Validity = Pick<ValidityState, 'badInput' | 'patternMismatch' | 'tooLong' | 'tooShort' | 'typeMismatch'>;

/** A fault of an answer, named like the word that says it. */
type Fault = keyof Words & `field${string}`;

/** Writes the message about an answer, undefined where it is right; the bounds of a date must be days. */
export function describeFieldError(
  field: FormField,
  values: string[],
  validity: Validity,
  { words, language }: Pick<DrawnSite, 'words' | 'language'>,
): string | undefined {
  const fault = findFieldError(field, values, validity);
  if (!fault) return undefined;
  if (field.message) return field.message;
  if (fault === 'fieldWrongStep') return describeStep(field, values[0] ?? '', { words, language });
  const { label, kind, minLength, maxLength } = field;
  const isLength = fault === 'fieldTooShort' || fault === 'fieldTooLong';
  const bound = (of: FormField['min']): string | number =>
    kind === 'date' ? dayInWords(String(of ?? ''), language) : writeDecimal(Number(of), language);
  const count = fault === 'fieldTooShort' ? minLength : maxLength;
  const name = plainWords(label);
  const word = formFor(words[fault], count ?? 0, language);
  // A question as the label ends the sentence by itself.
  return fillWord(/[?!.…؟？！。]$/u.test(name) ? word.replace(/(\{label\})[.。۔।]/u, '$1') : word, {
    label: name,
    minimum: (isLength ? minLength : bound(field.min)) ?? '',
    maximum: (isLength ? maxLength : bound(field.max)) ?? '',
  });
}

/** Says between which two numbers an answer lies, or which it may mean; or that the lower one is the most. */
function describeStep(
  field: FormField,
  answer: string,
  { words, language }: Pick<DrawnSite, 'words' | 'language'>,
): string {
  const label = plainWords(field.label);
  const numbers = numbersMeant(field, answer);
  if (numbers.length > 1) {
    const [below = '', above = ''] = writeBoth(numbers, language);
    return fillWord(words.fieldWrongStep, { label, below, above });
  }
  const { below, above } = nearestSteps(field, numbers[0] ?? 0);
  const write = (number: number): string => writeDecimal(number, language);
  if (above === undefined) return fillWord(words.fieldTooHigh, { label, maximum: write(below) });
  return fillWord(words.fieldWrongStep, { label, below: write(below), above: write(above) });
}

function findFieldError(field: FormField, values: string[], validity: Validity): Fault | undefined {
  const { kind, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = field;
  if (!isAsked(field)) return undefined;
  if (validity.badInput) return 'fieldNotAccepted';
  if (values.every((value) => value.trim() === '')) return field.required ? missing(kind) : undefined;
  if (validity.typeMismatch) return kind === 'email' ? 'fieldBadEmail' : 'fieldNotAccepted';
  if (kind === 'date') return findDayError(field, values[0] ?? '');
  if (kind === 'number') return findNumberError(field, values[0] ?? '');
  // The browser measures only what was typed, not what a script put back.
  const length = isWritten(kind) ? (values[0]?.length ?? 0) : undefined;
  if (validity.tooShort || (length !== undefined && length < minLength)) return 'fieldTooShort';
  if (validity.tooLong || (length !== undefined && length > maxLength)) return 'fieldTooLong';
  const isMismatch = kind === 'tel' ? !isPhone(field, values[0] ?? '') : validity.patternMismatch;
  if (!isMismatch) return undefined;
  return kind === 'tel' && !field.pattern ? 'fieldBadPhone' : 'fieldNotAccepted';
}

/** Tells whether a telephone number matches its field, in the digits in which it is sent. */
function isPhone(field: FormField, text: string): boolean {
  return new RegExp(`^(?:${field.pattern ?? phonePattern})$`, 'v').test(asSent(field, text));
}

/**
 * Finds the fault of a number. Browsers read only numbers as their own language writes them, whatever the language of
 * the page.
 */
function findNumberError(field: FormField, text: string): Fault | undefined {
  const [number, ...others] = numbersMeant(field, text);
  if (number === undefined) return 'fieldNotAccepted';
  return others.length > 0 ? 'fieldWrongStep' : findNumberFault(field, number);
}

/**
 * Finds the fault of a day by its bounds. The browser's own bounds are those of yesterday on a page that was open over
 * midnight.
 */
function findDayError({ min, max }: FormField, day: string): Fault | undefined {
  if (min !== undefined && day < String(min)) return 'fieldTooEarly';
  return max !== undefined && day > String(max) ? 'fieldTooLate' : undefined;
}

function missing(kind: FormField['kind']): Fault {
  if (kind === 'consent') return 'fieldMustTick';
  return kind === 'select' || kind === 'radio' || kind === 'checkbox' ? 'fieldPickOne' : 'fieldMissing';
}

function isWritten(kind: FormField['kind']): boolean {
  return kind === 'text' || kind === 'email' || kind === 'tel' || kind === 'textarea';
}
