import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composers } from '../../src/blocks/compose';
import { readAssets } from '../../src/build/read-assets';
import { checkSite } from '../../src/checks/check-site';
import { composePage, routeSources } from '../../src/compose/compose-page';
import { composeShell } from '../../src/compose/compose-shell';
import type { Json } from '../../src/manifest/manifest';

const folder = new URL('../fixtures/werkstatt/', import.meta.url).pathname;
const text = readFileSync(`${folder}site.json`, 'utf8');
const { assets } = readAssets(folder);
const options = { now: new Date('2031-05-06T12:00:00'), composers };
const odd: Json[] = [
  null,
  true,
  0,
  -1,
  '',
  '{',
  '{x}',
  '{constructor}',
  'constructor',
  '__proto__',
  '/',
  '#',
  [],
  {},
  [null],
  { from: 'constructor', as: '{toString}' },
  { from: 'courses', as: {} },
];

test('never throws, and a site that passes composes, whatever stands in place of any value', () => {
  const edits = fc.array(
    fc.record({ place: fc.nat(), value: fc.oneof(fc.constantFrom(...odd), fc.jsonValue({ maxDepth: 2 })) }),
    {
      minLength: 1,
      maxLength: 3,
    },
  );
  fc.assert(
    fc.property(edits, (changes) => {
      const root: Json = JSON.parse(text);
      for (const { place, value } of changes) replaceSome(root, place, structuredClone(value) as Json);
      const { problems, site } = checkSite(JSON.stringify(root, null, 1), assets, options);
      expect(site === undefined).toBe(problems.some(({ severity }) => severity === 'error'));
      for (const problem of problems) expect(problem.message).toMatch(/[.?…]$/);
      if (!site) return;
      composeShell(site);
      for (const route of routeSources(site.manifest)) composePage(site, route);
    }),
    { numRuns: 400 },
  );
});

/** Replaces one of the values below a root, chosen by a number. */
function replaceSome(root: Json, place: number, value: Json): void {
  const holders: [holder: Record<string, Json>, key: string][] = [];
  const visit = (part: Json): void => {
    if (part === null || typeof part !== 'object') return;
    for (const key of Object.keys(part)) {
      const holder = part as Record<string, Json>;
      holders.push([holder, key]);
      visit(holder[key] ?? null);
    }
  };
  visit(root);
  const [holder, key] = holders[place % holders.length] ?? [];
  if (holder && key !== undefined) holder[key] = value;
}
