import { type PatternSteps, parsePattern, type Ways } from './pattern-steps';

/** The number of letters in the text that is tried: nobody writes more into a field, but a link or a paste may bring it. */
const textLength = 1000;

/**
 * The most ways that may be tried: so many take V8 up to 45 ms when it tries a pattern for the first time, and a fifth
 * of that later.
 */
const mostSteps = 520_000;

/**
 * Tells whether a browser finds out within 50 ms that a text of 1,000 characters does not fit the pattern of a form's
 * field, whatever the text. A browser tries every way to read the text by the pattern, of which `(a+)+` has very many, so
 * the ways are counted, for a text whose letters are the worst ones at each step. Browsers must understand the pattern.
 */
export function isSoonTried(pattern: string): boolean {
  const before = isSoonByPattern.get(pattern);
  if (before !== undefined) return before;
  if (isSoonByPattern.size > mostKnown) isSoonByPattern.clear();
  const isSoon = waysToTry(parsePattern(pattern), pattern) <= mostSteps;
  isSoonByPattern.set(pattern, isSoon);
  return isSoon;
}

/** The results for patterns: while a site is edited, the same are asked for again and again. */
const isSoonByPattern = new Map<string, boolean>();
const mostKnown = 200;

/**
 * Gives the most ways that a browser tries for a text of 1,000 letters; past `mostSteps`, any number above it. The ways
 * are counted for a text of no letter, then for one more each time: from a step, there are as many as from all steps that
 * take the next letter together, for the class of letters that gives most.
 */
function waysToTry({ steps, first, last, empty, follow }: PatternSteps, pattern: string): number {
  const classesOf = letterClasses(steps, pattern);
  // In these lists, the beginning of the pattern comes first, then each step at its index and one.
  const next = [first, ...follow].map((ways) => byClass(ways, classesOf));
  // An end that is reached in one way counts with the letter before it.
  const ends = [empty, ...steps.map((_, step) => last.get(step) ?? 0)].map((ways) => Math.max(1, ways));
  // With one way to read each letter, as in most patterns, a text is gone through once.
  const isPlain = ends.every((ways) => ways === 1);
  if (isPlain && next.every((classes) => classes.every((ways) => ways.length === 1 && ways[0]?.[1] === 1)))
    return textLength;
  let waysFrom = Float64Array.from(ends);
  for (let letters = 0; letters < textLength; letters++) {
    const waysWithOneMore = new Float64Array(next.length);
    for (const [step, classes] of next.entries()) {
      let most = 0;
      for (const ways of classes) {
        let sum = 0;
        for (const [to, count] of ways) sum += count * (waysFrom[to + 1] ?? 0);
        if (sum > most) most = sum;
      }
      waysWithOneMore[step] = Math.min((ends[step] ?? 1) + most, mostSteps + 1);
    }
    waysFrom = waysWithOneMore;
    if ((waysFrom[0] ?? 0) > mostSteps) break;
  }
  return waysFrom[0] ?? 0;
}

/** Groups ways by the classes of letters that lead on by them. */
function byClass(ways: Ways, classesOf: (readonly number[])[]): [to: number, count: number][][] {
  const waysByClass = new Map<number, [number, number][]>();
  for (const way of ways) {
    for (const letterClass of classesOf[way[0]] ?? []) {
      const others = waysByClass.get(letterClass);
      if (others) others.push(way);
      else waysByClass.set(letterClass, [way]);
    }
  }
  return [...waysByClass.values()];
}

/** Gives the classes of letters that each step takes, as numbers; all letters of a class are taken by the same steps. */
function letterClasses(steps: string[], pattern: string): (readonly number[])[] {
  const letters = sampleOf(pattern);
  const distinctSteps = [...new Set(steps)];
  const takesByStep = distinctSteps.map((step) => {
    const expression = new RegExp(`^(?:${step})$`, 'v');
    return letters.map((letter) => expression.test(letter));
  });
  const classes = new Map<string, number>();
  const classOf = letters.map((_, index) => {
    const signature = takesByStep.map((takes) => (takes[index] ? 1 : 0)).join('');
    const letterClass = classes.get(signature) ?? classes.size;
    classes.set(signature, letterClass);
    return letterClass;
  });
  const classesByStep = new Map(
    distinctSteps.map((step, position) => {
      return [step, [...new Set(classOf.filter((_, index) => takesByStep[position]?.[index]))]] as const;
    }),
  );
  return steps.map((step) => classesByStep.get(step) ?? []);
}

/**
 * Gives letters that stand for all others: those of ASCII, those of the pattern, and some that resemble none of them.
 */
function sampleOf(pattern: string): string[] {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  return [...new Set([...ascii, ...pattern, ...'äßñжعあ中🎓\u00a0٣'])];
}
