import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { createWorkspaceAnswer } from '../../src/workspace/answer-workspace';
import { historyOf } from '../../src/workspace/history';
import { forgetUnfinished } from '../../src/workspace/replace-file';
import { isLong } from '../is-long';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { beginning, build as unaskedBuild } from './unasked';

/** How often a writer is killed at least, and how many of the kills have to come in the middle of writing. */
const [kills, inTheMiddle] = isLong ? [200, 20] : [8, 2];

test('whenever the server is killed, the file, its draft and each earlier version are whole', async () => {
  const folder = temporaryFolder();
  await build({
    configFile: false,
    logLevel: 'silent',
    root,
    build: { ssr: 'tests/workspace/write-on-and-on.ts', outDir: join(folder, 'code'), emptyOutDir: true },
  });
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify({ first: '', last: '' }));
  const names = new Set<string>();
  const unfinished = (): number => [...names].filter((name) => /^\..*\.json\./.test(name)).length;
  for (let count = 0; count < kills || unfinished() < inTheMiddle; count++) {
    const writer = spawn(process.execPath, [join(folder, 'code/write-on-and-on.js'), file]);
    const closed = once(writer, 'close');
    await once(writer.stdout, 'data');
    // The moment is at random: most of the time something is being written.
    await wait(Math.random() * 60);
    writer.kill('SIGKILL');
    await closed;
    const { versions, versionNamed, drafts } = historyOf(file);
    const kept = [
      ...drafts().flatMap(({ text, base }) => [text, base?.text ?? 'gone']),
      ...versions().map(({ name }) => versionNamed(name) ?? ''),
    ];
    for (const text of [readFileSync(file, 'utf8'), ...kept]) expect(isWhole(text)).toBe(true);
    for (const name of [...readdirSync(folder), ...readdirSync(join(folder, '.history'))]) names.add(name);
  }
});

test('what a killed server has left unfinished is taken away later, and what is being written is not', () => {
  const folder = temporaryFolder();
  const [old, fresh] = ['5d1f1e0a-0000-4000-8000-000000000000', '5d1f1e0a-0000-4000-8000-000000000001'];
  for (const name of [old, fresh]) writeFileSync(`${folder}/.site.json.${name}`, 'half');
  writeFileSync(join(folder, '.env.local'), 'of somebody else');
  utimesSync(`${folder}/.site.json.${old}`, 0, 0);
  utimesSync(join(folder, '.env.local'), 0, 0);
  forgetUnfinished(folder);
  expect(readdirSync(folder).sort()).toEqual(['.env.local', `.site.json.${fresh}`]);
});

test('what a killed server has left of its history goes with the next start, and what is needed stays', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'site.json');
  const history = historyOf(file);
  writeFileSync(file, '{}');
  history.storeDraft('draft-1.json', '{"basedOn":"ab12"}', { version: 'ab12', text: '{}' });
  const at = (name: string): string => join(folder, '.history', name);
  const { pid: gone } = spawnSync(process.execPath, ['--version']);
  const id = '5d1f1e0a-0000-4000-8000-000000000000';
  writeFileSync(at(`.base-cd34.json.${gone}-${id}`), 'half');
  writeFileSync(at(`.draft-1.json.${process.pid}-${id}`), 'being written');
  writeFileSync(at('base-cd34.json'), '{}');
  const day = (number: number): string => `2031-01-${String(number).padStart(2, '0')}T10-00-00-000Z.site.json`;
  for (let number = 1; number <= 30; number++) writeFileSync(at(day(number)), String(number).padEnd(1_000_000));
  createWorkspaceAnswer(file, beginning, unaskedBuild);
  const kept = readdirSync(join(folder, '.history')).sort();
  const others = [`.draft-1.json.${process.pid}-${id}`, '.gitignore', 'base-ab12.json', 'draft-1.json'];
  expect(kept).toEqual([...others, ...Array.from({ length: 20 }, (_, index) => day(index + 11))].sort());
});

function isWhole(text: string): boolean {
  try {
    const { first, last } = JSON.parse(text);
    return first === last;
  } catch {
    return false;
  }
}
