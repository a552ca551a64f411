import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { buildSettings } from './src/vite/settings.ts';

/** Tests that open pages: one browser serves them all, and so does one build of each site. */
const inBrowser = ['tests/browser/**/*.test.{ts,tsx}'];

/** By day tests run that are not marked for the night, and look at enough; by night all, and look at everything. */
export default defineConfig(({ mode }) => {
  const isLong = mode === 'long';
  const testTimeout = isLong ? 1_800_000 : 120_000;
  const project = (name: string, include: string[], test: object = {}) => ({
    extends: true as const,
    // Test files leave nothing behind, so that they share what they load. What is extended is as it is by day.
    test: { name, include, isolate: false, testTimeout, provide: { isLong }, ...test },
  });
  return {
    ...buildSettings,
    test: {
      reporters: ['./tests/reporter.ts'],
      tags: [{ name: 'night', description: 'Runs every night, not by day.', skip: !isLong }],
      // What waits for a process or a page leaves the processor to the others.
      maxWorkers: availableParallelism() + 1,
      // Tests make much that they throw away at once.
      execArgv: ['--max-semi-space-size=32'],
      // What a page showed in place of what was expected, as a whole.
      chaiConfig: { truncateThreshold: 2000 },
      testTimeout,
      hookTimeout: 120_000,
      projects: [
        project('browser', inBrowser, {
          globalSetup: ['tests/browser/setup.ts', 'tests/browser/prepare-development.ts'],
        }),
        project('engine', ['tests/**/*.test.{ts,tsx}'], {
          exclude: [...inBrowser, ...(isLong ? [] : ['tests/long/**'])],
        }),
      ],
    },
  };
});
