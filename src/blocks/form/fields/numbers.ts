import { decimalsIn, writeDecimal } from '../../../numbers/decimal';
import { withAsciiDigits } from '../../../numbers/digits';
import type { FormField } from './answers';

/**
 * The pattern of a telephone number: at least seven digits of any script, with spaces, plus and minus signs, points,
 * slashes and round brackets between them.
 */
export const phonePattern =
  '(?:[\\s\\p{Cf}+\\uFF0B\\(\\)\\-\\u2010-\\u2015.\\/]*\\p{Nd}){7,}[\\s\\p{Cf}+\\uFF0B\\(\\)\\-\\u2010-\\u2015.\\/]*';

/** A fault of an answer that is a number. */
export type NumberFault = 'fieldTooLow' | 'fieldTooHigh' | 'fieldWrongStep';

/** Gives the numbers that the text in a field may mean; of two, only those that the field takes. */
export function numbersMeant(field: FormField, text: string): number[] {
  const numbers = decimalsIn(text);
  const fitting = numbers.filter((number) => findNumberFault(field, number) === undefined);
  return fitting.length > 0 ? fitting : numbers.slice(0, 1);
}

/** Finds the fault of a number in a field; undefined where the field takes it. */
export function findNumberFault(field: FormField, number: number): NumberFault | undefined {
  // The step at the max may be rounded to a little more than that.
  const { max, ...unbounded } = field;
  const { min, step } = field;
  if (min !== undefined && number < Number(min)) return 'fieldTooLow';
  if (max !== undefined && number > Number(max)) return 'fieldTooHigh';
  if (step === undefined) return undefined;
  const { below, above } = nearestSteps(unbounded, number);
  const isOnStep = [below, above].some((one) => one !== undefined && Math.abs(one - number) < step * 1e-9);
  return isOnStep ? undefined : 'fieldWrongStep';
}

/** Writes two numbers that a text may mean, each in a form that can be read in one way alone. */
export function writeBoth(numbers: number[], language: string): string[] {
  return numbers.map((number) => writeDecimal(number, language, Number.isInteger(number) && number >= 1000 ? 0 : 4));
}

/**
 * Gives the text in a field as it is sent: a number with a point before its decimals, numbers and telephone numbers in
 * digits of ASCII.
 */
export function asSent(field: FormField, text: string): string {
  if (field.kind === 'tel') return withAsciiDigits(text.replaceAll(/\p{Cf}/gu, '')).replaceAll('\uFF0B', '+');
  if (field.kind !== 'number') return text;
  const plain = withAsciiDigits(text).trim();
  if (/^-?\d*(?:\.\d{1,2})?$/.test(plain)) return plain;
  const [number, ...others] = numbersMeant(field, text);
  return number === undefined || others.length > 0 ? text : writeDecimal(number, 'en');
}

/** Gives the nearest numbers below and above an answer that a field with steps takes; none above its max. */
export function nearestSteps(
  { min, max, step = 1, value }: FormField,
  answer: number,
): { below: number; above: number | undefined } {
  // As browsers count: from the least that is taken, or what stands there at first, or 0.
  const base = Number(min ?? value ?? 0) || 0;
  const steps = Math.floor((answer - base) / step);
  const numberAt = (count: number): number => Number((base + count * step).toPrecision(12));
  const above = numberAt(steps + 1);
  return { below: numberAt(steps), above: max === undefined || above <= Number(max) ? above : undefined };
}
