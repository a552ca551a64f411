import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project';
import { type EndedRun, runTests } from '../run-tests';
import { temporaryFolder } from '../temporary-folder';
import { findBrowser } from './find-browser';

/** Tests that open pages and need nothing else; in the second the browser dies, if there has been one. */
const textOfTests = `
import { readFileSync } from 'node:fs';
import { test } from '${root}/tests/browser/browser-test';

const blank = ['data:text/html,<p>Blank', { untilHydrated: false }];
test('one that passes', ({ open }) => open(...blank));
test('one that the browser dies in', async ({ open }) => {
  const { page } = await open(...blank);
  process.kill(Number(readFileSync(process.env.BROWSER_PID_FILE, 'utf8')), 'SIGKILL');
  await page.waitForEvent('never', { timeout: 0 });
});
test('one after it', ({ open }) => open(...blank));
`;

/** Runs these tests as the others are run, in a process of its own, in a browser that is named. */
function runInBrowser(browser: string, env: Record<string, string> = {}): Promise<EndedRun> {
  const folder = temporaryFolder();
  const config = join(folder, 'vitest.config.mjs');
  const test = { dir: folder, reporters: ['./tests/reporter.ts'], globalSetup: ['tests/browser/setup.ts'] };
  writeFileSync(join(folder, 'blank.test.ts'), textOfTests);
  writeFileSync(config, `export default ${JSON.stringify({ root, test: { ...test, testTimeout: 60_000 } })};`);
  return runTests([], { CHROMIUM_PATH: browser, ...env }, { config });
}

/** A program in an empty folder. */
function program(text: string): string {
  const file = join(temporaryFolder(), 'browser');
  writeFileSync(file, text);
  chmodSync(file, 0o755);
  return file;
}

/** Expects that of all that went wrong one sentence is told, in a line of its own, with what to do. */
function expectOneSentence(said: string, browser: string): void {
  const lines = said.split('\n').filter((line) => line.includes(browser) || line.includes('CHROMIUM_PATH'));
  expect(lines, said).toHaveLength(1);
  expect(lines[0]).toMatch(/^The browser at .*set CHROMIUM_PATH to the program of a Chrome or Chromium.*\.$/);
  expect(said).not.toMatch(/\bat \S+:\d+:\d+|Call log|Error:|Browser logs/);
}

test('a browser that does not start ends the tests with one sentence', { tags: 'night' }, async () => {
  const browser = program('#!/bin/sh\necho "libnothing.so is missing" >&2\nexit 127\n');
  const { code, said } = await runInBrowser(browser);
  expect(code).toBe(1);
  expectOneSentence(said, browser);
  expect(said).toContain('libnothing.so is missing');
  expect(said.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
});

test('a browser that dies while it is tested ends the tests with one sentence', { tags: 'night' }, async () => {
  const found = await findBrowser();
  if (typeof found === 'string') throw new Error(found);
  const pidFile = join(temporaryFolder(), 'pid');
  const settings = Object.entries(found.env ?? {}).map(([name, value]) => `${name}='${value?.replaceAll("'", '')}'`);
  const own = settings.filter((setting) => /^(LD_LIBRARY_PATH|FONTCONFIG_FILE)=/.test(setting));
  const browser = program(
    // A helper lives on for a while and keeps what it writes to open, as those of a browser do on a slow machine.
    `#!/bin/sh\necho $$ > ${pidFile}\nsleep 20 3<&- 4>&- &\nexec env ${own.join(' ')} "${found.executablePath}" "$@"\n`,
  );
  const { code, said } = await runInBrowser(browser, { BROWSER_PID_FILE: pidFile });
  expect(code).toBe(1);
  expectOneSentence(said, browser);
  expect(said.trimEnd().split('\n').at(-1)).toMatch(/^1 passed, [1-9]\d* failed$/);
});
