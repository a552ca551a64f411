import { dayInWords } from '../../../calendar/day-in-words';
import type { Words } from '../../../compose/page';
import { writeDecimal } from '../../../numbers/decimal';
import { type DrawnSite, fillWord, formFor } from '../../../ui/site';
import { wordsOf } from '../words-of';
import { type FormField, isAsked } from './answers';
import { asSent, findNumberFault, nearestSteps, numbersMeant, phonePattern, writeBoth } from './numbers';

/** What the browser found wrong with what stands in a field. */
export type Validity = Pick<ValidityState, 'badInput' | 'patternMismatch' | 'tooLong' | 'tooShort' | 'typeMismatch'>;

/** What may be wrong with an answer, named like the word that says it. */
type Fault = keyof Words & `field${string}`;

/** What to say about an answer, or undefined where it is right; the bounds of a date are days by now. */
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
  return fillWord(formFor(words[fault], count ?? 0, language), {
    label: wordsOf(label),
    minimum: (isLength ? minLength : bound(field.min)) ?? '',
    maximum: (isLength ? maxLength : bound(field.max)) ?? '',
  });
}

/** The two numbers that an answer lies between, or those that it may mean; where only the lower one is taken, that it is the most. */
function describeStep(
  field: FormField,
  answer: string,
  { words, language }: Pick<DrawnSite, 'words' | 'language'>,
): string {
  const label = wordsOf(field.label);
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

/** Whether a telephone number is as its field wants it, in the digits in which it is sent. */
function isPhone(field: FormField, text: string): boolean {
  return new RegExp(`^(?:${field.pattern ?? phonePattern})$`, 'v').test(asSent(field, text));
}

/** Numbers are read here: browsers take those alone that are written as their own language does, whatever that of the page is. */
function findNumberError(field: FormField, text: string): Fault | undefined {
  const [number, ...others] = numbersMeant(field, text);
  if (number === undefined) return 'fieldNotAccepted';
  return others.length > 0 ? 'fieldWrongStep' : findNumberFault(field, number);
}

/** Days are compared here, since a page that was open over midnight has told the browser of an older one. */
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
