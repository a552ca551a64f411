import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether these are the tests of every night. */
    isLong: boolean;
  }
}

/** Whether these are the tests of every night, which take the time to look at everything. */
export const isLong = inject('isLong');
