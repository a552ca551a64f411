import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether these are the tests of every night. */
    isLong: boolean;
  }
}

/** Whether these are the tests of every night: all of them, which take the time to look at everything. */
export const isLong = inject('isLong');

/** All of a list by night; by day at most so many of it, its first and others at even distances. */
export function fewByDay<const T>(most: number, all: readonly T[]): readonly T[] {
  const step = isLong ? 1 : Math.ceil(all.length / most);
  return all.filter((_, index) => index % step === 0);
}
