import type { FormField } from './answers';

/** The nearest numbers below and above an answer that a field with steps takes; the one above only as far as its max. */
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
