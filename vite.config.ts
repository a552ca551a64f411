import { defineConfig } from 'vitest/config';
import { buildSettings } from './src/vite/settings.ts';

/** The tests of every night are no part of `npm test`. */
const nightly = 'tests/long/**/*.test.ts';

export default defineConfig(({ mode }) => ({
  ...buildSettings,
  test: {
    include: mode === 'long' ? [nightly] : ['tests/**/*.test.{ts,tsx}'],
    exclude: mode === 'long' ? [] : [nightly],
    globalSetup: ['tests/browser/setup.ts'],
    reporters: ['./tests/reporter.ts'],
    // What waits for a process or a page leaves the processor to the other.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
