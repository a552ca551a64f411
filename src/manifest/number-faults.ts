import type { JsonFault } from './json-fault';

/**
 * Describes the fault of a comma as a decimal sign, where digits and a comma stand before an offset at which JSON needs
 * a name.
 */
export function centsAt(text: string, offset: number): JsonFault | undefined {
  const [before, whole = ''] = /(?<![\w.])(-?\d+),$/.exec(text.slice(Math.max(0, offset - 20), offset)) ?? [];
  const [digits] = /^\d+(?![\w.])(?!\s*:)/.exec(text.slice(offset, offset + 20)) ?? [];
  if (before === undefined || digits === undefined) return undefined;
  const place = { offset: offset - before.length, length: before.length + digits.length };
  const decimal = digits.length < 3 ? `${whole}.${digits}` : whole + digits;
  const message =
    digits.length < 3
      ? `Cents stand after a point: ${decimal}.`
      : `Nothing stands between the thousands of a number: ${decimal}.`;
  // Three digits may be thousands or the parts of one.
  return digits.length < 3 ? { message, ...place, fix: decimal } : { message, ...place };
}
