import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runTests } from '../run-tests';
import { temporaryFolder } from '../temporary-folder';
import { findBrowser } from './find-browser';

const files = [
  'tests/browser/error-screen.test.ts',
  'tests/browser/phone-menu.test.ts',
  'tests/browser/form-bots.test.ts',
];
const closingLine = /^(\d+) passed, (\d+) failed$/m;

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

test('a browser that does not start ends the tests with one sentence', async () => {
  const browser = program('#!/bin/sh\necho "libnothing.so is missing" >&2\nexit 127\n');
  const { code, said } = await runTests(files, { CHROMIUM_PATH: browser });
  expect(code).toBe(1);
  expectOneSentence(said, browser);
  expect(said).toContain('libnothing.so is missing');
  expect(said.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
});

test('a browser that dies while it is tested ends the tests with one sentence', { timeout: 180_000 }, async () => {
  const found = await findBrowser();
  if (typeof found === 'string') throw new Error(found);
  const pidFile = join(temporaryFolder(), 'pid');
  const settings = Object.entries(found.env ?? {}).map(([name, value]) => `${name}='${value?.replaceAll("'", '')}'`);
  const own = settings.filter((setting) => /^(LD_LIBRARY_PATH|FONTCONFIG_FILE)=/.test(setting));
  const browser = program(
    // A helper lives on for a while and keeps what it writes to open, as those of a browser do on a slow machine.
    `#!/bin/sh\necho $$ > ${pidFile}\nsleep 20 3<&- 4>&- &\nexec env ${own.join(' ')} "${found.executablePath}" "$@"\n`,
  );
  let isKilled = false;
  const onSaid = (said: string): void => {
    if (isKilled || !/✓ .*tests\//.test(said)) return;
    isKilled = true;
    process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGKILL');
  };
  const { code, said } = await runTests(files, { CHROMIUM_PATH: browser }, { onSaid });
  expect(isKilled).toBe(true);
  expect(code).toBe(1);
  expectOneSentence(said, browser);
  const [, passed, failed] = closingLine.exec(said.trimEnd().split('\n').at(-1) ?? '') ?? [];
  expect(Number(passed)).toBeGreaterThan(0);
  expect(Number(failed)).toBeGreaterThan(0);
});
