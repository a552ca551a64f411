import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project';

/** The room that a folder takes on the disk, in megabytes, without what is made there later. */
function roomOf(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const installed = entries.filter((path) => !/^\.(cache|vite)/.test(path));
  return installed.reduce((sum, path) => sum + lstatSync(join(folder, path)).blocks * 512, 0) / 2 ** 20;
}

test('what npm installs takes less than 350 MB', () => {
  expect(roomOf(join(root, 'node_modules'))).toBeLessThan(350);
});
