import { seededNumbers } from '../seeded';

/** Choices that follow from a name: the same name makes the same ones in the same order. */
export interface Random {
  /** Gives a number between two. */
  between(least: number, most: number): number;
  /** Gives a whole number between two, either of which may come. */
  whole(least: number, most: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** Tells yes in a share of all cases, from 0 to 1. */
  chance(share: number): boolean;
}

/** Makes the choices of a name. */
export function randomOf(name: string): Random {
  let numbers: number[] = [];
  let page = 0;
  const next = (): number => {
    if (numbers.length === 0) numbers = seededNumbers(`${name} ${page++}`);
    return numbers.pop() ?? 0;
  };
  const between = (least: number, most: number): number => least + next() * (most - least);
  const whole = (least: number, most: number): number => Math.min(most, Math.floor(between(least, most + 1)));
  return {
    between,
    whole,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    chance: (share) => next() < share,
  };
}
