import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fewByDay } from '../is-long';
import { temporaryFolder } from '../temporary-folder';
import { faultyFiles, writeFaulty } from './faulty-files';
import { expectReadable, runCommand } from './run-command';
import { runHere } from './run-here';

describe.each(faultyFiles)('given $is', (faulty) => {
  test('check says so', async () => {
    const folder = temporaryFolder();
    writeFaulty(folder, faulty);
    const ended = await runHere(['check'], { folder });
    expect(ended.code).toBe(faulty.code);
    expect(ended.out + ended.complaints).toMatch(faulty.says);
    expectReadable(ended);
  });

  if (!/missing|half/.test(faulty.is)) return;
  test('build says so and writes nothing', async () => {
    const folder = temporaryFolder();
    writeFaulty(folder, faulty);
    const ended = await runHere(['build'], { folder });
    expect(ended.code).toBe(faulty.code);
    expect(ended.complaints).toMatch(faulty.says);
    expect(existsSync(join(folder, 'dist'))).toBe(false);
    expectReadable(ended);
  });
});

test.each(
  fewByDay(
    1,
    faultyFiles.filter(({ code, is }) => code === 2 && is !== 'a missing file'),
  ),
)('start ends with a sentence given $is', async (faulty) => {
  const folder = temporaryFolder();
  writeFaulty(folder, faulty);
  const ended = await runHere(['start', '--port', '0'], { folder });
  expect(ended.code).toBe(2);
  expect(ended.complaints).toMatch(faulty.says);
  expectReadable(ended);
});

const faultyContent = faultyFiles.filter(({ code, is }) => code === 1 && /no JSON|website/.test(is));

test.each(fewByDay(1, faultyContent))(
  'start says what is wrong and waits for the mended file given $is',
  async (faulty) => {
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
  },
);

const nothingYet = faultyFiles.filter(({ is }) => /missing file|empty file|file of spaces/.test(is));

test.each(fewByDay(1, nothingYet))('start says where a site can begin given $is, and leads there', async (faulty) => {
  const folder = temporaryFolder();
  writeFaulty(folder, faulty);
  let led = '';
  const ended = await runCommand(['start', '--port', '0'], {
    folder,
    stopWhen: async (out) => {
      const address = /http:\/\/localhost:\d+/.exec(out)?.[0].replace('localhost', '127.0.0.1');
      if (!address || !out.includes('Stop with')) return false;
      const { status, headers } = await fetch(address, { redirect: 'manual' });
      led = `${status} ${headers.get('location')}`;
      return true;
    },
  });
  expect(ended.out).toMatch(/^There is no site in \S+ yet\.[\s\S]*Begin here: +http:.*\/__edit$/m);
  expect(led).toBe('302 /__edit');
  expectReadable(ended);
});
