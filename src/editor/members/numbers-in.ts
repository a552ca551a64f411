/** A number in a text with the noun that it counts. */
export interface CountedNoun {
  count: number;
  /** Whether it may be more, as in `10+`. */
  isAtLeast: boolean;
  noun: string;
  /** Where the number begins, and the noun ends. */
  start: number;
  end: number;
}

/** The most words that stand between a number and what it counts: `10 of our courses`. */
const mostBetween = 2;

/** What stands before a number that counts nothing: the start of a range, a time, an amount or a version. */
const beforeOthers = /[\p{Pd}\p{Sc}\p{N}.,:/#+]$/u;

/** Finds the numbers in a text that are followed by a noun, with a plus behind them or none, and by what. */
export function countedNouns(text: string, isNoun: (word: string) => boolean): CountedNoun[] {
  if (!/\p{Nd}/u.test(text)) return [];
  // It parts the words of languages that have no blanks between them, too.
  const segments = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)];
  return segments.flatMap(({ segment, index }, at) => {
    const count = countOf(segment);
    if (count === undefined || beforeOthers.test(text.slice(0, index))) return [];
    const [plus = ''] = /^\s*[+＋]/u.exec(text.slice(index + segment.length)) ?? [];
    const start = index + segment.length + plus.length;
    let between = 0;
    for (const next of segments.slice(at + 1).filter((one) => one.index >= start)) {
      if (next.segment.trim() === '') continue;
      if (!next.isWordLike || /\p{N}/u.test(next.segment)) break;
      if (isNoun(next.segment)) {
        const end = next.index + next.segment.length;
        return [{ count, isAtLeast: plus !== '', noun: next.segment, start: index, end }];
      }
      if (++between > mostBetween) break;
    }
    return [];
  });
}

/** Whether a text is a number and nothing else, but for a plus behind it. */
export function isFigure(text: string): boolean {
  return countOf(text.replace(/[+＋]\s*$/u, '').trim()) !== undefined;
}

/** What a whole number says, in the digits of any script and with its thousands set apart or not; nothing of any other word. */
function countOf(word: string): number | undefined {
  if (!/^\p{Nd}+(?:[.,’٬]\p{Nd}{3})*$/u.test(word)) return undefined;
  return Number((word.match(/\p{Nd}/gu) ?? []).map(digitOf).join(''));
}

/** The value of a digit: every script has its ten in a row. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}
