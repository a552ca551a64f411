import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { buildSettings } from './src/vite/settings.ts';

/** Tests that open pages: one browser serves them all, and so does one build of each site. */
const inBrowser = ['tests/browser/**/*.test.{ts,tsx}'];

/** The tests of every night are no part of `npm test`; those that look at every page look at a few there. */
const nightly = [
  'tests/long/**/*.test.ts',
  'tests/build/html-checker.test.ts',
  'tests/{new-block,other-validator}.test.ts',
  'tests/checks/{check-memory,fix-site,validate.property}.test.ts',
  'tests/cli/build-record.test.ts',
  'tests/editor/{changes-between,copy,counts-said,leave-out,mark-page,paths-changed,save.property}.test.{ts,tsx}',
  'tests/workspace/killed.test.ts',
  'tests/manifest/{locate,print-changes.property,scan.property}.test.ts',
];
const nightlyInBrowser = [
  'tests/browser/{accessibility,block-examples,catalogue,developed-pages,focus,geometry,looks,media,right-to-left}.test.ts',
  'tests/browser/{form-accessibility,form-faults,photo-places,picture-names,without-scripts}.test.ts',
  'tests/browser/editor-{clicks,presses,table-looks,access-*}.test.{ts,tsx}',
];

export default defineConfig(({ mode }) => {
  const isLong = mode === 'long';
  const project = (name: string, include: string[], test: object = {}) => ({
    extends: true as const,
    // Test files leave nothing behind, so that they share what they load.
    test: { name, include, isolate: false, provide: { isLong }, ...test },
  });
  return {
    ...buildSettings,
    test: {
      reporters: ['./tests/reporter.ts'],
      // What waits for a process or a page leaves the processor to the others.
      maxWorkers: availableParallelism() + 1,
      testTimeout: isLong ? 1_800_000 : 120_000,
      hookTimeout: 120_000,
      projects: [
        project('browser', isLong ? nightlyInBrowser : inBrowser, {
          globalSetup: ['tests/browser/setup.ts', 'tests/browser/prepare-development.ts'],
        }),
        project('engine', isLong ? nightly : ['tests/**/*.test.{ts,tsx}'], {
          exclude: isLong ? [] : [...inBrowser, 'tests/long/**'],
        }),
      ],
    },
  };
});
