import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { buildSettings } from './src/vite/settings.ts';

/** The tests of every night are no part of `npm test`; those that look at every page look at a few there. */
const nightly = [
  'tests/long/**/*.test.ts',
  'tests/build/html-checker.test.ts',
  'tests/checks/validate.property.test.ts',
  'tests/editor/{paths-changed,save.property}.test.ts',
  'tests/manifest/print-changes.property.test.ts',
];
const nightlyInBrowser = [
  'tests/browser/{accessibility,block-examples,geometry,looks,media,right-to-left,without-scripts}.test.ts',
  'tests/browser/editor-clicks.test.tsx',
];

/** Tests that leave nothing behind and start nothing: many of them share what they load. */
const alike = [
  'tests/{artwork,bench,blocks,calendar,catalogue,checks,compose,generate,lighthouse,manifest,pictures,render,serve,starter,styles,typefaces,ui}/**/*.test.{ts,tsx}',
  'tests/{agency-copy,architecture,editor,every-block,every-rule,faults,generated,other-validator,owner-edits,site,words}.test.ts',
];
const all = ['tests/**/*.test.{ts,tsx}'];

export default defineConfig(({ mode }) => {
  const isLong = mode === 'long';
  const inBrowser = testsInBrowser(import.meta.dirname);
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
        // Browsers and processes share one machine; what passes only the second time is named at the end.
        named('browser', {
          include: isLong ? nightlyInBrowser : inBrowser,
          globalSetup: ['tests/browser/setup.ts'],
          retry: 1,
        }),
        named('whole', {
          include: isLong ? nightly : all,
          exclude: isLong ? [] : [...alike, ...inBrowser, 'tests/long/**'],
          retry: 1,
        }),
        ...(isLong ? [] : [named('alike', { include: alike, isolate: false })]),
      ],
    },
  };
});

/** The test files that open pages, or share what those set up: they stand in tests/browser/, or import from it. */
function testsInBrowser(root: string): string[] {
  const folder = join(root, 'tests');
  // Where the project was copied to be built, there are no tests.
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return files
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter(
      (file) =>
        file.startsWith('tests/browser/') || readFileSync(join(root, file), 'utf8').includes("from '../browser/"),
    );
}
