import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../src/manifest/manifest';
import { textLength } from '../../src/manifest/text-length';
import { root } from '../project';

const lengthOf = (value: Json): number => textLength(value, new WeakMap());

test('the length of a text is told without writing it, for any value', () => {
  const anyValue = fc.jsonValue({ maxDepth: 6 }) as fc.Arbitrary<Json>;
  fc.assert(fc.property(anyValue, (value) => lengthOf(value) === JSON.stringify(value, null, 2).length));
});

test('parts that are known count as they did', () => {
  const site = JSON.parse(readFileSync(join(root, 'tests/fixtures/agency/site.json'), 'utf8'));
  const known = new WeakMap();
  expect(textLength(site, known)).toBe(JSON.stringify(site, null, 2).length);
  const edited = { ...site, routes: [{ path: '/new', title: 'Line\nbreak', blocks: [] }, ...site.routes] };
  expect(textLength(edited, known)).toBe(JSON.stringify(edited, null, 2).length);
});
