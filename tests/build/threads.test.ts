import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Manifest } from '../../src/manifest/manifest';
import { keptFolder } from '../../src/pictures/made-file';
import { projectCache } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { besideOutput } from './beside-output';
import { type Builds, openBuilds } from './build-fixture';
import { takeSnapshot } from './snapshot';

/** Adds pages like the last one, whose number takes several batches; a few pictures for sharing do for all of them. */
function addPages({ routes }: Manifest): void {
  const last = routes.at(-1);
  if (!last) throw new Error('The fixture has no pages.');
  for (let number = 0; number < 80; number++)
    routes.push({ ...last, path: `/more/page-${number}`, title: `Seite ${number % 8}`, blocks: [...last.blocks] });
}

/** What files hold, by their paths. */
function contents(folder: string): [path: string, content: string][] {
  return [...takeSnapshot(folder)].map(([path, { content }]): [string, string] => [path, content]).sort();
}

/** A cache with all pictures that the project's own keeps but for those for sharing pages. */
function cacheWithoutShared(): string {
  const cache = temporaryFolder();
  mkdirSync(join(cache, keptFolder));
  for (const name of readdirSync(join(projectCache, keptFolder))) {
    if (!name.startsWith('social.'))
      symlinkSync(join(projectCache, keptFolder, name), join(cache, keptFolder, name), 'file');
  }
  return cache;
}

const openWerkstatt = (): Promise<Builds> => openBuilds('werkstatt', temporaryFolder());

test('threads write the files that one thread writes', async () => {
  const [alone, together] = [await openWerkstatt(), await openWerkstatt()];
  const built = await alone.build(addPages, { threads: 1 });
  expect(built).toMatchObject({ pages: 98, rendered: 98 });
  const options = { threads: 3, cacheFolder: cacheWithoutShared() };
  // Each output has a name of its own, since files are noted with their times.
  expect(await together.build(addPages, options)).toEqual({ ...built, output: expect.any(String) });
  // Each file is noted as it was written, though some batches wait for pictures.
  expect(await together.build(addPages, options)).toMatchObject({ rendered: 0, written: 0, removed: 0 });
  expect(contents(together.outFolder)).toEqual(contents(alone.outFolder));
});

test('a block that throws in a thread fails the build with the name of its page', async () => {
  const { build, outFolder } = await openWerkstatt();
  const built = await build(
    (manifest) => {
      addPages(manifest);
      const blocks = manifest.routes.at(-20)?.blocks;
      blocks?.push({ type: 'card-grid', heading: 'Karten', style: 'icon', items: [{ title: 'Eine', icon: 'none' }] });
    },
    { threads: 2 },
  );
  expect(built.failures).toHaveLength(1);
  expect(built.failures?.join()).toContain('The page "/more/page-60" could not be drawn');
  expect(existsSync(outFolder)).toBe(false);
});

test('a thread that ends too early fails the build and leaves nothing', async () => {
  const { build, outFolder, code } = await openWerkstatt();
  const workerFile = join(temporaryFolder(), 'ends.cjs');
  writeFileSync(workerFile, 'process.exit(7);');
  await expect(build(addPages, { threads: 2, loadCode: async () => ({ ...code, workerFile }) })).rejects.toThrow(
    'ended',
  );
  expect(existsSync(outFolder)).toBe(false);
  expect(besideOutput(outFolder)).toEqual([]);
});
