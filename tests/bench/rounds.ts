import type { Measured } from './measure';

/** One of those that are measured in turn. */
export interface Contestant {
  name: string;
  /** Puts everything in place; not measured. */
  prepare?: (round: number) => void;
  measure: (round: number) => Promise<Measured>;
  /** Measured in the first round only, since it takes long. */
  isOnce?: boolean;
}

/** What was measured of a contestant: the median of each figure by itself, and each round. */
export interface Rounds extends Measured {
  each: readonly Measured[];
}

/**
 * Measures every contestant once in each round, in the same order, and gives the medians over the rounds by name.
 * So what slows the machine for a while slows all of them, and ratios hold.
 */
export async function measureRounds(contestants: Contestant[], runs: number): Promise<Map<string, Rounds>> {
  const measured = new Map<string, Measured[]>(contestants.map(({ name }) => [name, []]));
  for (let round = 0; round < runs; round += 1) {
    for (const { name, prepare, measure, isOnce } of contestants) {
      if (isOnce && round > 0) continue;
      prepare?.(round);
      measured.get(name)?.push(await measure(round));
    }
  }
  return new Map([...measured].map(([name, all]) => [name, roundsOf(all)]));
}

/**
 * Gives the median of the ratios of the rounds, as it is printed: what slows the machine for a round slows both sides of
 * it. A dash stands where one side was not measured, or the system does not tell.
 */
export function ratioOf(one: Rounds | undefined, other: Rounds | undefined, of: keyof Measured): string {
  const ratios = (one?.each ?? []).map((round, index) => round[of] / (other?.each[index]?.[of] ?? 0));
  return Number.isFinite(median(ratios)) ? median(ratios).toFixed(2) : '–';
}

/** The middle of some numbers; of an even count, halfway between the two. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const [lower = Number.NaN, upper = Number.NaN] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[half]];
  return (lower + upper) / 2;
}

/** Gives rounds with the median of each figure. */
export function roundsOf(all: readonly Measured[]): Rounds {
  return {
    each: all,
    seconds: median(all.map(({ seconds }) => seconds)),
    firstOutputSeconds: median(all.map(({ firstOutputSeconds }) => firstOutputSeconds)),
    cpuSeconds: median(all.map(({ cpuSeconds }) => cpuSeconds)),
    megabytes: median(all.map(({ megabytes }) => megabytes)),
  };
}
