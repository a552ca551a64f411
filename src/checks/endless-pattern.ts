import { parsePattern } from './pattern-steps';

/**
 * Whether a browser could try for ever to match a pattern of a form, as with `(a+)+`: where a text can
 * be read in two ways that both lead round to the same place, each letter more doubles the time.
 * The pattern is one that browsers understand.
 */
export function canRunForEver(pattern: string): boolean {
  const { steps, follow } = parsePattern(pattern);
  const letters = sampleOf(pattern);
  const taken = steps.map((step) => lettersOf(step, letters));
  const overlap = taken.map((one) => taken.map((other) => one.some((letter) => other.includes(letter))));
  const nextOf = (step: number): number[] => [...(follow[step]?.keys() ?? [])];
  const isRound = (from: number, to: number): boolean => reachableFrom(to, nextOf).has(from);
  const hasTwoWays = follow.some((next, from) => [...next].some(([to, ways]) => ways > 1 && isRound(from, to)));
  if (hasTwoWays) return true;
  // Two readings of the same letters, walked together; a pair of steps is one number.
  const nextPairs = (pair: number): number[] =>
    nextOf(Math.floor(pair / steps.length)).flatMap((one) =>
      nextOf(pair % steps.length)
        .filter((other) => overlap[one]?.[other])
        .map((other) => one * steps.length + other),
    );
  return steps.some((_, step) => {
    if (!isRound(step, step)) return false;
    const together = step * (steps.length + 1);
    const back = new Map<number, number[]>();
    for (const pair of reachableFrom(together, nextPairs)) {
      for (const next of nextPairs(pair)) {
        const before = back.get(next);
        if (before) before.push(pair);
        else back.set(next, [pair]);
      }
    }
    const around = reachableFrom(together, (pair) => back.get(pair) ?? []);
    return [...around].some((pair) => pair % (steps.length + 1) !== 0);
  });
}

/** What can be reached from somewhere in one step or more. */
function reachableFrom(start: number, next: (step: number) => number[]): Set<number> {
  const reached = new Set<number>();
  const open = next(start);
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    if (reached.has(step)) continue;
    reached.add(step);
    open.push(...next(step));
  }
  return reached;
}

/** Letters that stand for all others: those of ASCII, those of the pattern, and some that none of them is like. */
function sampleOf(pattern: string): string[] {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  return [...new Set([...ascii, ...pattern, ...'äßñжعあ中🎓\u00a0٣'])];
}

function lettersOf(step: string, letters: string[]): string[] {
  const expression = new RegExp(`^(?:${step})$`, 'v');
  return letters.filter((letter) => expression.test(letter));
}
