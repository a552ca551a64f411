import type { Words } from '../../../compose/page';
import { type DrawnSite, fillWord, formFor } from '../../../ui/site';
import { wordsOf } from '../words-of';
import type { FormField } from './answers';

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

/** At least seven digits, with spaces, plus and minus signs and round brackets between them. */
export const phonePattern = '(?:[\\s+\\(\\)\\-]*\\d){7,}[\\s+\\(\\)\\-]*';

/** What to say about an answer, or undefined where it is right. */
export function describeFieldError(
  field: FormField,
  values: string[],
  validity: Validity,
  { words, language }: Pick<DrawnSite, 'words' | 'language'>,
): string | undefined {
  const fault = findFieldError(field, values, validity);
  if (!fault) return undefined;
  if (field.message) return field.message;
  const { label, minLength, maxLength, min = minLength, max = maxLength } = field;
  const isLength = fault === 'fieldTooShort' || fault === 'fieldTooLong';
  const count = fault === 'fieldTooShort' ? minLength : maxLength;
  return fillWord(formFor(words[fault], count ?? 0, language), {
    label: wordsOf(label),
    minimum: (isLength ? minLength : min) ?? '',
    maximum: (isLength ? maxLength : max) ?? '',
  });
}

function findFieldError(field: FormField, values: string[], validity: Validity): keyof Words | undefined {
  const { kind, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = field;
  if (kind === 'hidden') return undefined;
  if (validity.badInput) return 'fieldNotAccepted';
  if (values.every((value) => value.trim() === '')) return field.required ? missing(kind) : undefined;
  if (validity.typeMismatch) return kind === 'email' ? 'fieldBadEmail' : 'fieldNotAccepted';
  if (validity.rangeUnderflow) return kind === 'date' ? 'fieldTooEarly' : 'fieldTooLow';
  if (validity.rangeOverflow) return kind === 'date' ? 'fieldTooLate' : 'fieldTooHigh';
  // The browser measures only what was typed, not what a script put back.
  const length = isWritten(kind) ? (values[0]?.length ?? 0) : undefined;
  if (validity.tooShort || (length !== undefined && length < minLength)) return 'fieldTooShort';
  if (validity.tooLong || (length !== undefined && length > maxLength)) return 'fieldTooLong';
  if (validity.patternMismatch) return kind === 'tel' && !field.pattern ? 'fieldBadPhone' : 'fieldNotAccepted';
  return validity.stepMismatch ? 'fieldNotAccepted' : undefined;
}

function missing(kind: FormField['kind']): keyof Words {
  if (kind === 'consent') return 'fieldMustTick';
  return kind === 'select' || kind === 'radio' || kind === 'checkbox' ? 'fieldPickOne' : 'fieldMissing';
}

function isWritten(kind: FormField['kind']): boolean {
  return kind === 'text' || kind === 'email' || kind === 'tel' || kind === 'textarea';
}
