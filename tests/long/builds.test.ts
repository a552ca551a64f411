import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { mendOutput } from '../../src/build/output';
import { besideOutput } from '../build/beside-output';
import { contents, takeSnapshot } from '../build/snapshot';
import { everyChange, killBuild } from '../cli/kill-build';
import { runCommand } from '../cli/run-command';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';

const kills = 200;
const pairs = 20;
const minutes = 60_000;
const fullDisk = ['--import', pathToFileURL(join(root, 'tests/cli/full-disk.js')).href];

/** A site whose builds are told apart by its name, and what each name is built to. */
async function openSite() {
  const folder = temporaryFolder();
  cpSync(join(root, 'tests/fixtures/werkstatt'), folder, { recursive: true });
  const file = join(folder, 'site.json');
  const text = readFileSync(file, 'utf8');
  const dist = join(folder, 'dist');
  const rename = (name: string, to = file): void => {
    writeFileSync(to, text.replace('"name": "Speichenhof Mühlbrück"', JSON.stringify({ name }).slice(1, -1)));
  };
  const names = ['Radhof', 'Speichenhof'];
  const whole: Record<string, string>[] = [];
  for (const name of names) {
    rename(name);
    expect((await runCommand(['build'], { folder })).code).toBe(0);
    whole.push(contents(takeSnapshot(dist)));
  }
  return { folder, dist, names, whole, rename };
}

test(`${kills} builds that are killed leave the site of before or the next one, never a mix`, {
  timeout: 60 * minutes,
}, async () => {
  const { folder, dist, names, whole, rename } = await openSite();
  let absent = 0;
  let ended = 0;
  for (let kill = 0; kill < kills; kill++) {
    const next = kill % 2;
    rename(names[next] ?? '');
    // Half of them at a moment by the clock, half right before some call that changes the disk.
    const { code } =
      kill % 4 < 2
        ? await runCommand(['build'], { folder, stopWhen: stopAfter(Math.random() * 2500) })
        : await killBuild(folder, everyChange, Math.floor(Math.random() * 420));
    if (code === 0) ended++;
    if (!existsSync(dist)) absent++;
    else expect(whole, `build ${kill}`).toContainEqual(contents(takeSnapshot(dist)));
    if (kill % 5 < 4) continue;
    expect((await runCommand(['build'], { folder })).code).toBe(0);
    expect(contents(takeSnapshot(dist))).toEqual(whole[next]);
    expect(besideOutput(dist)).toEqual([]);
  }
  console.log(`${kills} builds killed: ${ended} had ended before, ${absent} between the two renames, 0 mixed`);
});

test(`${kills} builds of one word that are killed leave the page of before or the next one, never a mix`, {
  timeout: 60 * minutes,
}, async () => {
  const { folder, dist } = await openSite();
  const file = join(folder, 'site.json');
  const text = readFileSync(file, 'utf8');
  const edited = (word: string): string => text.replace(/("routes": .*?"text": ")/s, `$1${word} `);
  const texts = ['Sattel', 'Lenker'].map(edited);
  const whole: Record<string, string>[] = [];
  // How Node is started is one of the inputs of a build.
  const buildToItsEnd = () => killBuild(folder, everyChange, Number.MAX_SAFE_INTEGER);
  for (const one of texts) {
    writeFileSync(file, one);
    expect((await buildToItsEnd()).code).toBe(0);
    whole.push(contents(takeSnapshot(dist)));
  }
  let begun = 0;
  for (let kill = 0; kill < kills; kill++) {
    writeFileSync(file, texts[kill % 2] ?? '');
    await killBuild(folder, everyChange, Math.floor(Math.random() * 16));
    if (besideOutput(dist).some((name) => name.endsWith('.edit'))) begun++;
    // What `preview` does before it shows anything, and a build before it writes.
    await mendOutput(dist);
    expect(whole, `build ${kill}`).toContainEqual(contents(takeSnapshot(dist)));
    expect((await buildToItsEnd()).code).toBe(0);
    expect(contents(takeSnapshot(dist))).toEqual(whole[kill % 2]);
    expect(besideOutput(dist)).toEqual([]);
  }
  console.log(`${kills} builds of one word killed: ${begun} while the files were moved, 0 mixed`);
});

test(`${pairs} pairs of builds at once end well and leave one whole site`, { timeout: 30 * minutes }, async () => {
  const { folder, dist, names, whole, rename } = await openSite();
  const other = join(folder, 'other.json');
  for (let pair = 0; pair < pairs; pair++) {
    rename(names[pair % 2] ?? '');
    rename(names[(pair + 1) % 2] ?? '', other);
    const ended = await Promise.all(
      ['site.json', 'other.json'].map((site) => runCommand(['build', '--site', site], { folder })),
    );
    expect(ended.map(({ code }) => code)).toEqual([0, 0]);
    expect(whole, `pair ${pair}`).toContainEqual(contents(takeSnapshot(dist)));
    expect(besideOutput(dist)).toEqual([]);
  }
});

test.each([0, 1, 3, 7, 15, 31, 45, 60, 75, 90])(
  'a disk that is full after %i files leaves the site of before',
  { timeout: 5 * minutes },
  async (free) => {
    const { folder, dist, names, whole, rename } = await openSite();
    rename(names[0] ?? '');
    process.env.FREE_FILES = String(free);
    const { code } = await runCommand(['build'], { folder, nodeOptions: fullDisk });
    delete process.env.FREE_FILES;
    expect(code === 0 ? whole[0] : whole[1]).toEqual(contents(takeSnapshot(dist)));
    expect(besideOutput(dist)).toEqual([]);
  },
);

function stopAfter(milliseconds: number): () => boolean {
  const until = performance.now() + milliseconds;
  return () => performance.now() > until;
}
