import { dayInWords } from '../../../calendar/day-in-words';
import type { Words } from '../../../compose/page';
import { type DrawnSite, fillWord, formFor } from '../../../ui/site';
import { wordsOf } from '../words-of';
import { type FormField, isAsked } from './answers';
import { nearestSteps } from './steps';

/** What the browser found wrong with what stands in a field. */
export type Validity = Pick<
  ValidityState,
  | 'badInput'
  | 'patternMismatch'
  | 'rangeOverflow'
  | 'rangeUnderflow'
  | 'stepMismatch'
  | 'tooLong'
  | 'tooShort'
  | 'typeMismatch'
>;

/** What may be wrong with an answer, named like the word that says it. */
type Fault = keyof Words & `field${string}`;

/** At least seven digits, with spaces, plus and minus signs and round brackets between them. */
export const phonePattern = '(?:[\\s+\\(\\)\\-]*\\d){7,}[\\s+\\(\\)\\-]*';

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
  if (fault === 'fieldWrongStep') return describeStep(field, Number(values[0]), words);
  const { label, kind, minLength, maxLength } = field;
  const isLength = fault === 'fieldTooShort' || fault === 'fieldTooLong';
  const bound = (of: FormField['min']): string | number =>
    kind === 'date' ? dayInWords(String(of ?? ''), language) : (of ?? '');
  const count = fault === 'fieldTooShort' ? minLength : maxLength;
  return fillWord(formFor(words[fault], count ?? 0, language), {
    label: wordsOf(label),
    minimum: (isLength ? minLength : bound(field.min)) ?? '',
    maximum: (isLength ? maxLength : bound(field.max)) ?? '',
  });
}

/** The two numbers that an answer lies between; where only the lower one is taken, that it is the most. */
function describeStep(field: FormField, answer: number, words: Words): string {
  const { below, above } = nearestSteps(field, answer);
  const label = wordsOf(field.label);
  if (above === undefined) return fillWord(words.fieldTooHigh, { label, maximum: below });
  return fillWord(words.fieldWrongStep, { label, below, above });
}

function findFieldError(field: FormField, values: string[], validity: Validity): Fault | undefined {
  const { kind, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = field;
  if (!isAsked(field)) return undefined;
  if (validity.badInput) return 'fieldNotAccepted';
  if (values.every((value) => value.trim() === '')) return field.required ? missing(kind) : undefined;
  if (validity.typeMismatch) return kind === 'email' ? 'fieldBadEmail' : 'fieldNotAccepted';
  if (kind === 'date') return findDayError(field, values[0] ?? '');
  if (validity.rangeUnderflow) return 'fieldTooLow';
  if (validity.rangeOverflow) return 'fieldTooHigh';
  // The browser measures only what was typed, not what a script put back.
  const length = isWritten(kind) ? (values[0]?.length ?? 0) : undefined;
  if (validity.tooShort || (length !== undefined && length < minLength)) return 'fieldTooShort';
  if (validity.tooLong || (length !== undefined && length > maxLength)) return 'fieldTooLong';
  if (validity.patternMismatch) return kind === 'tel' && !field.pattern ? 'fieldBadPhone' : 'fieldNotAccepted';
  return validity.stepMismatch ? 'fieldWrongStep' : undefined;
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
