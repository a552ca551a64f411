/** The steps that may come next, each with the number of ways to it. */
export type Ways = Map<number, number>;

/**
 * A regular expression as its steps, each of which takes one letter, with the steps that may come first, follow each,
 * and come last: the automaton of Glushkov, with the number of ways from step to step.
 */
export interface PatternSteps extends Part {
  /** The letters that each step takes, as a regular expression of its own: `[a-z]`, `\d`. */
  steps: string[];
  follow: Ways[];
}

/** A part of a pattern: the steps that it may begin and end with, and in how many ways it takes no letter. */
interface Part {
  first: Ways;
  last: Ways;
  empty: number;
}

/** No way at all. */
const none: Ways = new Map();
/** What takes no letter, in one way. */
const nothing: Part = { first: none, last: none, empty: 1 };

/** More ways than this are as good as any number of them. */
const manyWays = 1e9;

/** More repetitions than this are as good as any number of them. */
const manyRepetitions = 1000;

/** The most steps of a pattern; one with more counts as slow. */
const mostSteps = 4000;

/** Parses a well-formed regular expression; a repeated part stands in the steps as often as it is repeated. */
export function parsePattern(pattern: string): PatternSteps {
  return new PatternParser(pattern).parse();
}

class PatternParser {
  private offset = 0;
  private readonly steps: string[] = [];
  private readonly follow: Ways[] = [];
  /** Whether the text is read from its end, as in a lookbehind. */
  private isBackward = false;

  constructor(private readonly pattern: string) {}

  parse(): PatternSteps {
    return { ...this.readChoice(), steps: this.steps, follow: this.follow };
  }

  private readChoice(): Part {
    let choice = this.readSequence();
    while (this.pattern[this.offset] === '|') {
      this.offset++;
      const other = this.readSequence();
      choice = {
        first: sum(choice.first, other.first),
        last: sum(choice.last, other.last),
        empty: atMostMany(choice.empty + other.empty),
      };
    }
    return choice;
  }

  private readSequence(): Part {
    let sequence = nothing;
    const parts: Part[] = [];
    while (this.offset < this.pattern.length && !/[|)]/.test(this.pattern.charAt(this.offset))) {
      parts.push(this.readRepeated());
    }
    if (this.isBackward) parts.reverse();
    for (const part of parts) sequence = this.inSequence(sequence, part);
    return sequence;
  }

  private inSequence(one: Part, other: Part): Part {
    this.join(one.last, other.first);
    return {
      first: sum(one.first, other.first, one.empty),
      last: sum(other.last, one.last, other.empty),
      empty: atMostMany(one.empty * other.empty),
    };
  }

  private readRepeated(): Part {
    const start = this.offset;
    const stepsBefore = this.steps.length;
    const part = this.readPart();
    const end = this.offset;
    const times = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(this.pattern.slice(end));
    if (!times) return part;
    const [whole, sign, least = '', comma, most = ''] = times;
    const from = Math.min(sign === undefined ? Number(least) : sign === '+' ? 1 : 0, manyRepetitions);
    const isOpen = sign === '*' || sign === '+' || (comma === ',' && most === '');
    const to = sign === '?' ? 1 : isOpen ? Number.POSITIVE_INFINITY : Number(most || least);
    const size = this.steps.length - stepsBefore;
    const copies = to > manyRepetitions ? Math.max(1, from) : to;
    const isCounted = stepsBefore + size * copies <= mostSteps;
    const again = (): Part => {
      this.offset = start;
      return this.readPart();
    };
    const repeated = isCounted
      ? this.repeat(part, again, from, to)
      : this.repeat(part, again, 0, Number.POSITIVE_INFINITY);
    this.offset = end + whole.length;
    return repeated;
  }

  /**
   * Repeats a part: first as often as it must stand, then as often as it may, each optional repetition only after the
   * one before.
   */
  private repeat(part: Part, again: () => Part, from: number, to: number): Part {
    if (to === 0) return nothing;
    if (part.first.size === 0) return { ...nothing, empty: atMostMany(part.empty ** from) };
    let required = from > 0 ? part : nothing;
    let latest = part;
    for (let count = 1; count < from; count++) {
      latest = again();
      required = this.inSequence(required, latest);
    }
    if (to > manyRepetitions) {
      this.join(latest.last, latest.first);
      return from > 0 ? required : { ...part, empty: 1 };
    }
    // Repetitions that may be left out; one that takes no letter is the last.
    let optional = nothing;
    for (let count = from; count < to; count++) {
      const one = count === 0 ? part : again();
      if (count > from) this.join(latest.last, one.first);
      optional = { first: count > from ? optional.first : one.first, last: sum(optional.last, one.last), empty: 1 };
      latest = one;
    }
    return this.inSequence(required, optional);
  }

  private readPart(): Part {
    const rest = this.pattern.slice(this.offset);
    const group = /^\((\?(?:[=!]|<[=!]|:|<[^>]*>|[a-z-]*:))?/.exec(rest);
    if (group) return this.readGroup(group[0], group[1]);
    const step = rest.startsWith('[')
      ? classAt(rest)
      : (/^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u.{4}|x..|c.|k<[^>]*>|.)/s.exec(rest)?.[0] ??
        String.fromCodePoint(rest.codePointAt(0) ?? 0));
    this.offset += step.length;
    // An anchor takes no letter, and a back reference takes in one way what its group took.
    if (/^(?:\^|\$|\\[bB]|\\[1-9]|\\k<.*)$/.test(step)) return nothing;
    this.steps.push(step);
    this.follow.push(new Map());
    const index = this.steps.length - 1;
    const only: Ways = new Map([[index, 1]]);
    return { first: only, last: only, empty: 0 };
  }

  /** Reads a group; a lookahead or lookbehind is tried like any other way, and leads nowhere. */
  private readGroup(opening: string, sort = ''): Part {
    const { isBackward } = this;
    const looks = /^\?<?[=!]$/.test(sort);
    if (looks) this.isBackward = sort.startsWith('?<');
    this.offset += opening.length;
    const inside = this.readChoice();
    this.offset++;
    this.isBackward = isBackward;
    return looks ? { first: inside.first, last: none, empty: atMostMany(Math.max(1, inside.empty)) } : inside;
  }

  private join(from: Ways, to: Ways): void {
    for (const [one, ways] of from) {
      const next = this.follow[one] ?? new Map();
      for (const [other, count] of to) next.set(other, atMostMany((next.get(other) ?? 0) + ways * count));
    }
  }
}

/** Adds two sets of ways, the second so many times. */
function sum(one: Ways, other: Ways, times = 1): Ways {
  if (times === 0 || other.size === 0) return one;
  const all = new Map(one);
  for (const [step, ways] of other) all.set(step, atMostMany((all.get(step) ?? 0) + ways * times));
  return all;
}

/** Gives a number of ways, no higher than tells any difference. */
function atMostMany(ways: number): number {
  return Math.min(ways, manyWays);
}

/** Gives the class in square brackets with which a pattern begins; under the `v` flag it may hold others. */
function classAt(pattern: string): string {
  let depth = 0;
  for (let offset = 0; offset < pattern.length; offset++) {
    if (pattern[offset] === '\\') offset++;
    else if (pattern[offset] === '[') depth++;
    else if (pattern[offset] === ']' && --depth === 0) return pattern.slice(0, offset + 1);
  }
  return pattern;
}
