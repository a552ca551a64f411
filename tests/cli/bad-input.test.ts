import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { faultyFiles, writeFaulty } from './faulty-files';
import { expectReadable, runCommand } from './run-command';

describe.each(faultyFiles)('given $is', (faulty) => {
  test('check says so', async () => {
    const folder = temporaryFolder();
    writeFaulty(folder, faulty);
    const ended = await runCommand(['check'], { folder });
    expect(ended.code).toBe(faulty.code);
    expect(ended.out + ended.complaints).toMatch(faulty.says);
    expectReadable(ended);
  });

  if (!/missing|half/.test(faulty.is)) return;
  test('build says so and writes nothing', async () => {
    const folder = temporaryFolder();
    writeFaulty(folder, faulty);
    const ended = await runCommand(['build'], { folder });
    expect(ended.code).toBe(faulty.code);
    expect(ended.complaints).toMatch(faulty.says);
    expect(existsSync(join(folder, 'dist'))).toBe(false);
    expectReadable(ended);
  });
});

test.each(faultyFiles.filter(({ code }) => code === 2))('start ends with a sentence given $is', async (faulty) => {
  const folder = temporaryFolder();
  writeFaulty(folder, faulty);
  const ended = await runCommand(['start', '--port', '0'], { folder });
  expect(ended.code).toBe(2);
  expect(ended.complaints).toMatch(faulty.says);
  expectReadable(ended);
});

const faultyContent = faultyFiles.filter(({ code, is }) => code === 1 && /empty file|website/.test(is));

test.each(faultyContent)('start says what is wrong and waits for the mended file given $is', async (faulty) => {
  const folder = temporaryFolder();
  writeFaulty(folder, faulty);
  let problems = '';
  const ended = await runCommand(['start', '--port', '0'], {
    folder,
    stopWhen: async (out) => {
      const address = /http:\/\/localhost:\d+/.exec(out)?.[0];
      if (!address || !out.includes('Stop with')) return false;
      const page = await fetch(address.replace('localhost', '127.0.0.1'));
      problems = `${page.status} ${await (await fetch(`${address.replace('localhost', '127.0.0.1')}/__problems`)).text()}`;
      return true;
    },
  });
  expect(problems).toMatch(/^500 /);
  expect(problems).toMatch(faulty.says);
  expect(ended.complaints).toMatch(faulty.says);
  expectReadable(ended);
});
