/** The deepest nesting, several times what people write, and below it the longest sum. */
const deepest = 40;
const longestSum = 500;

/**
 * The pattern of the pieces of a style that matter for brackets (CSS Syntax 3, 4.3): comments, strings, addresses
 * without quotes, names, brackets.
 */
const pieces =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]+|\\[\s\S])*"?|'(?:[^'\\\n]+|\\[\s\S])*'?|url\((?![ \t\n\r\f]*["'])(?:[^)\\]+|\\[\s\S])*\)?|[#@]?(?:[-\w\u0080-\uffff]|\\(?:[\da-f]{1,6}\s?|[^\n\r\f\da-f]))+\(?|[([{}\])]/gi;
const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/**
 * Finds the offset where a style begins to nest deeper, or to add up more, than anybody writes; undefined where it does
 * not. The library that reads styles uses stack for each level and each part of a sum, and would end the whole process
 * instead of failing. Where a style can be read in two ways, the deeper one counts.
 */
export function tangledAt(style: string): number | undefined {
  return deepAt(style) ?? longSumAt(style);
}

function deepAt(style: string): number | undefined {
  const open: (string | undefined)[] = [];
  for (const { 0: piece, index } of style.matchAll(pieces)) {
    const last = piece.at(-1) ?? '';
    const isBracket = piece.length === 1 || (last === '(' && !/^["'/]/.test(piece));
    if (!isBracket) continue;
    // The name of a function can be written so that nobody sees whether it is that of an address.
    if (piece.includes('\\')) return index;
    if (Object.hasOwn(closing, last)) open.push(closing[last]);
    else if (open.at(-1) === last) open.pop();
    if (open.length > deepest) return index;
  }
  return undefined;
}

function longSumAt(style: string): number | undefined {
  let terms = 0;
  for (const { 0: sign, index } of style.matchAll(/[;{}]|(?<=\s|\*\/)[-+](?=\s|\/\*)/g)) {
    terms = sign === '-' || sign === '+' ? terms + 1 : 0;
    if (terms > longestSum) return index;
  }
  return undefined;
}
