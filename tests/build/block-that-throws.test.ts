import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AuthoredBlock, Manifest } from '../../src/manifest/manifest';
import { temporaryFolder } from '../temporary-folder';
import { besideOutput } from './beside-output';
import { openBuilds } from './build-fixture';
import { takeSnapshot } from './snapshot';

/** A block whose icon is in no set: no check lets it through, and its component throws. */
const throwing: AuthoredBlock = {
  type: 'card-grid',
  heading: 'Karten',
  style: 'icon',
  items: [{ title: 'Eine', icon: 'no-such-icon' }],
};

function addBlock(path: string, block: AuthoredBlock): (manifest: Manifest) => void {
  return ({ routes }) => routes.find((route) => route.path === path)?.blocks.push(block);
}

test('a block that throws fails the build with the names of its page and type', async () => {
  const { build, outFolder } = await openBuilds('werkstatt', temporaryFolder());
  let place = 0;
  const built = await build((manifest) => {
    addBlock('/kontakt', throwing)(manifest);
    place = manifest.routes.find(({ path }) => path === '/kontakt')?.blocks.length ?? 0;
  });
  expect(built.failures).toEqual([
    `The page "/kontakt" could not be drawn: block ${place}, card-grid, failed with "The icon "no-such-icon" is not among the icons of this page." Its component is card-grid.tsx: mend it there, or take the block off the page.`,
  ]);
  expect(existsSync(outFolder)).toBe(false);
});

test('a block that throws leaves the last build as it was', async () => {
  const { build, outFolder } = await openBuilds('werkstatt', temporaryFolder());
  await build();
  const before = takeSnapshot(outFolder);
  const built = await build((manifest) => {
    manifest.site.name = 'Radhof';
    addBlock('/kontakt', throwing)(manifest);
    addBlock('/impressum', throwing)(manifest);
  });
  expect(built.failures?.map((failure) => /"(\/[^"]*)"/.exec(failure)?.[1])).toEqual(['/kontakt', '/impressum']);
  expect(takeSnapshot(outFolder)).toEqual(before);
  expect(besideOutput(outFolder)).toEqual([]);
  expect(await build()).toMatchObject({ written: 0, removed: 0 });
});
