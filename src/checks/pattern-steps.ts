/** A regular expression as the single letters that it takes, and which of them may follow each, in how many ways. */
export interface PatternSteps {
  /** What each step takes, as a regular expression of its own: `[a-z]`, `\d`. */
  steps: string[];
  follow: Map<number, number>[];
}

/** A part of a pattern: the steps that it may begin and end with, and whether it may be left out. */
interface Part {
  first: number[];
  last: number[];
  isEmpty: boolean;
}

const nothing: Part = { first: [], last: [], isEmpty: true };

/** More repetitions than this are as good as any number of them. */
const fewRepetitions = 20;

/** Takes a well-formed regular expression apart; what looks ahead or behind takes no letters. */
export function parsePattern(pattern: string): PatternSteps {
  return new PatternParser(pattern).parse();
}

class PatternParser {
  private offset = 0;
  private readonly steps: string[] = [];
  private readonly follow: Map<number, number>[] = [];

  constructor(private readonly pattern: string) {}

  parse(): PatternSteps {
    this.readChoice();
    return { steps: this.steps, follow: this.follow };
  }

  private readChoice(): Part {
    let choice = this.readSequence();
    while (this.pattern[this.offset] === '|') {
      this.offset++;
      const other = this.readSequence();
      choice = {
        first: [...choice.first, ...other.first],
        last: [...choice.last, ...other.last],
        isEmpty: choice.isEmpty || other.isEmpty,
      };
    }
    return choice;
  }

  private readSequence(): Part {
    let sequence = nothing;
    while (this.offset < this.pattern.length && !/[|)]/.test(this.pattern.charAt(this.offset))) {
      const part = this.readRepeated();
      this.join(sequence.last, part.first);
      sequence = {
        first: sequence.isEmpty ? [...sequence.first, ...part.first] : sequence.first,
        last: part.isEmpty ? [...sequence.last, ...part.last] : part.last,
        isEmpty: sequence.isEmpty && part.isEmpty,
      };
    }
    return sequence;
  }

  private readRepeated(): Part {
    const part = this.readPart();
    const times = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(this.pattern.slice(this.offset));
    if (!times) return part;
    this.offset += times[0].length;
    const [, sign, least = '', comma, most = ''] = times;
    const isOpen = sign === '*' || sign === '+' || (comma === ',' && most === '');
    if (isOpen || Number(most || least) > fewRepetitions) this.join(part.last, part.first);
    return { ...part, isEmpty: part.isEmpty || sign === '*' || sign === '?' || least === '0' };
  }

  private readPart(): Part {
    const rest = this.pattern.slice(this.offset);
    const group = /^\((\?(?:[=!]|<[=!]|:|<[^>]*>|[a-z-]*:))?/.exec(rest);
    if (group) {
      this.offset += group[0].length;
      const inside = this.readChoice();
      this.offset++;
      return /^\?<?[=!]$/.test(group[1] ?? '') ? nothing : inside;
    }
    const step = rest.startsWith('[')
      ? classAt(rest)
      : (/^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u.{4}|x..|c.|k<[^>]*>|.)/s.exec(rest)?.[0] ??
        String.fromCodePoint(rest.codePointAt(0) ?? 0));
    this.offset += step.length;
    if (/^(?:\^|\$|\\[bB])$/.test(step)) return nothing;
    this.steps.push(/^\\(?:[1-9]|k<)/.test(step) ? '[^]' : step);
    this.follow.push(new Map());
    const index = this.steps.length - 1;
    return { first: [index], last: [index], isEmpty: false };
  }

  private join(from: number[], to: number[]): void {
    for (const one of from) {
      const next = this.follow[one];
      for (const other of to) next?.set(other, (next.get(other) ?? 0) + 1);
    }
  }
}

/** The class in square brackets with which a pattern begins; under the `v` flag it may hold others. */
function classAt(pattern: string): string {
  let depth = 0;
  for (let offset = 0; offset < pattern.length; offset++) {
    if (pattern[offset] === '\\') offset++;
    else if (pattern[offset] === '[') depth++;
    else if (pattern[offset] === ']' && --depth === 0) return pattern.slice(0, offset + 1);
  }
  return pattern;
}
