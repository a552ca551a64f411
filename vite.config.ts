import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { buildSettings } from './src/vite/settings.ts';

/** The tests of every night are no part of `npm test`; those that look at every page look at a few there. */
const nightly = [
  'tests/long/**/*.test.ts',
  'tests/browser/{accessibility,block-examples,geometry,looks,media,right-to-left,without-scripts}.test.ts',
  'tests/browser/editor-clicks.test.tsx',
  'tests/build/html-checker.test.ts',
  'tests/checks/validate.property.test.ts',
  'tests/editor/{paths-changed,save.property}.test.ts',
  'tests/manifest/print-changes.property.test.ts',
];

/** Tests that leave nothing behind and start nothing: many of them share what they load. */
const alike = [
  'tests/{artwork,bench,blocks,calendar,catalogue,checks,compose,generate,lighthouse,manifest,pictures,render,serve,starter,styles,typefaces,ui}/**/*.test.{ts,tsx}',
  'tests/{agency-copy,architecture,editor,every-block,every-rule,faults,generated,other-validator,owner-edits,site,words}.test.ts',
];
const all = ['tests/**/*.test.{ts,tsx}'];

export default defineConfig(({ mode }) => {
  const isLong = mode === 'long';
  const named = (name: string, test: object) => ({
    extends: true as const,
    test: { name, provide: { isLong }, ...test },
  });
  return {
    ...buildSettings,
    test: {
      reporters: ['./tests/reporter.ts'],
      // What waits for a process or a page leaves the processor to the others.
      maxWorkers: availableParallelism() + 1,
      testTimeout: isLong ? 1_800_000 : 300_000,
      hookTimeout: 300_000,
      projects: [
        named('whole', {
          include: isLong ? nightly : all,
          exclude: isLong ? [] : [...alike, 'tests/long/**'],
          globalSetup: ['tests/browser/setup.ts'],
          // Browsers and processes share one machine; what passes only the second time is named at the end.
          retry: 1,
        }),
        ...(isLong ? [] : [named('alike', { include: alike, isolate: false })]),
      ],
    },
  };
});
