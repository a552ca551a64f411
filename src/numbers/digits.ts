/** Writes the digits of every script in a text as those of ASCII: 0700 for ٠٧٠٠. */
export function withAsciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => String(countOf(digit)));
}

/**
 * Gives the value of a digit, 0 to 9. Unicode has the digits of each script in a row from 0 to 9 (Unicode Standard,
 * 4.6).
 */
function countOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}
