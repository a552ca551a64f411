import { chmodSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { findBrowser } from './find-browser';

/** Finds the browser as on a machine that has these programs, Node and npm, and nothing else. */
async function findWith(programs: string[]): Promise<{ executablePath: string; args: string[]; folder: string }> {
  const folder = temporaryFolder();
  for (const name of programs) {
    writeFileSync(join(folder, name), '#!/bin/sh\n');
    chmodSync(join(folder, name), 0o755);
  }
  for (const name of ['node', 'npm']) symlinkSync(join(dirname(process.execPath), name), join(folder, name));
  symlinkSync('/bin/sh', join(folder, 'sh'));
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('PATH', folder);
  try {
    const found = await findBrowser();
    if (typeof found === 'string') throw new Error(found);
    return { ...found, folder };
  } finally {
    vi.unstubAllEnvs();
  }
}

test
  .runIf(process.platform === 'linux' && process.arch === 'x64')
  .for([['google-chrome'], ['chromium', 'chromium-browser']])(
  'the tests are tried in a browser of their own, though the machine has %s',
  async (...[programs]) => {
    const { executablePath, folder } = await findWith(programs);
    expect(executablePath.startsWith(folder)).toBe(false);
  },
);

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'on a machine without a browser the tests get one that draws words and form controls and keeps the security policy',
  { timeout: 180_000 },
  async () => {
    const { folder: _, ...found } = await findWith([]);
    expect(found.args.filter((arg) => /single-process|disable-web-security/.test(arg))).toEqual([]);
    const browser = await chromium.launch(found);
    const page = await browser.newPage();
    await page.setContent('<span>Words</span><select><option>a choice</select><input placeholder="more">');
    expect(await page.locator('span').evaluate((words) => words.getBoundingClientRect().width)).toBeGreaterThan(20);
    await page.locator('input').fill('typed');
    await browser.close();
  },
);
