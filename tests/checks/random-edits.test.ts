import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyEditOf, editableSites } from '../long/edited-site';
import { trial } from '../long/try-edit';
import { productionCode } from '../production-code';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';

test('a site with any edits is checked, and drawn and built where nothing is found', { timeout: 240_000 }, async () => {
  const sites = editableSites(root);
  const code = await productionCode(root);
  const { tried, tryEdit } = trial({ sites, code, folder: temporaryFolder(), buildEvery: 10, readsPages: false });
  await fc.assert(fc.asyncProperty(anyEditOf(sites), tryEdit), { numRuns: 60, seed: 20270228 });
  expect(tried.checked).toBe(60);
  expect(tried.accepted).toBeGreaterThan(10);
  expect(tried.built).toBeGreaterThan(1);
});
