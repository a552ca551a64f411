import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../src/manifest/manifest';
import { move, remove, set } from '../../src/manifest/operations';
import { applyPatch, patchBetween } from '../../src/manifest/patch';

const site: Json = {
  routes: [
    { path: '/', blocks: [{ type: 'hero' }] },
    { path: '/a', blocks: [] },
    { path: '/b', blocks: [] },
  ],
  values: { phone: '1' },
};

test('a patch makes of one value the other, whatever they are', () => {
  const value = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
  fc.assert(
    fc.property(value, value, (before, after) => {
      expect(applyPatch(before, structuredClone(patchBetween(before, after)))).toEqual(after);
    }),
  );
});

test('what no edit has reached is the same object on the other side, also where it was moved', () => {
  const copy = structuredClone(site);
  const edited = move(set(site, '/values/phone', '2'), '/routes/2', '/routes/0');
  const patched = applyPatch(copy, structuredClone(patchBetween(site, edited)));
  expect(patched).toEqual(edited);
  const [before, after] = [copy, patched].map((root) => (root as { routes: Json[] }).routes);
  expect(after?.map((route) => before?.indexOf(route))).toEqual([2, 0, 1]);
});

test('a patch says no more than what was changed', () => {
  const edited = remove(set(site, '/routes/1/path', '/c'), '/routes/0/blocks/0');
  expect(patchBetween(site, site)).toEqual({ is: 'same' });
  expect(JSON.stringify(patchBetween(site, edited))).not.toContain('/b');
});
