import { withAsciiDigits } from './digits';

/**
 * Gives the numbers that a text may mean, smaller first: none where it is no number; two where its only sign may stand
 * before decimals or between thousands, as in 1,234. Digits may be of any script.
 */
export function decimalsIn(text: string): number[] {
  const plain = withAsciiDigits(text.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))
    .trim()
    .replaceAll(/[\u2212\u2010-\u2012]/g, '-')
    .replaceAll('\u066B', '.');
  const written = plain.replaceAll(/(?<=\d)[\s'\u2019\u066C](?=\d{3}(?!\d))/g, '');
  const [, sign = '', digits = ''] = /^([+-]?)\s*(\d[\d.,]*|[.,]\d+)$/.exec(written) ?? [];
  if (digits === '') return [];
  return readings(digits, text.includes('\u066B'))
    .map((number) => (sign === '-' ? -number : number))
    .sort((one, other) => one - other);
}

/** Gives the numbers that digits with points and commas can be read as. */
function readings(digits: string, isDecimalSure: boolean): number[] {
  const signs = digits.replaceAll(/\d/g, '');
  if (signs === '') return [Number(digits)];
  const last = signs.at(-1) ?? '';
  const at = digits.lastIndexOf(last);
  const [before, after] = [digits.slice(0, at), digits.slice(at + 1)];
  const decimal = (): number => Number(`${before.replaceAll(/[.,]/g, '') || '0'}.${after || '0'}`);
  if (signs.length === 1) {
    const mayBeThousands = /^[1-9]\d{0,2}$/.test(before) && after.length === 3 && !isDecimalSure;
    return mayBeThousands ? [decimal(), Number(before + after)] : [decimal()];
  }
  // Of two signs the last stands before the decimals; one that comes again and again parts thousands, or lakhs.
  const group = signs.charAt(0);
  const isGrouped = (whole: string): boolean =>
    whole.split(group).every((part, index, { length }) => {
      if (index === 0) return /^\d{1,3}$/.test(part);
      return index === length - 1 ? /^\d{3}$/.test(part) : /^\d{2,3}$/.test(part);
    });
  if (last === group) return isGrouped(digits) ? [Number(digits.replaceAll(group, ''))] : [];
  return isGrouped(before) ? [decimal()] : [];
}

/** Writes a number in a language, without signs between its thousands: `4500,5`. */
export function writeDecimal(number: number, language: string, fewestDecimals = 0): string {
  return new Intl.NumberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: fewestDecimals,
    maximumFractionDigits: Math.max(12, fewestDecimals),
  }).format(number);
}
