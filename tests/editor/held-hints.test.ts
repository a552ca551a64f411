import { expect, test } from 'vitest';
import type { Finding } from '../../src/checks/problem';
import { heldHints, isWhole } from '../../src/editor/state/held-hints';
import type { JsonObject } from '../../src/manifest/manifest';
import { insert, remove, set } from '../../src/manifest/operations';

const site: JsonObject = {
  values: { phone: '+254 700 000 000', email: 'info@example.com' },
  collections: { trips: [{ name: 'Dawn' }, { name: 'Night' }] },
};

function hintAt(pointer: string, ...related: string[]): Finding {
  const places = related.map((place) => ({ pointer: place }));
  return { rule: 'r', severity: 'notice', message: 'm', pointer, ...(places.length > 0 && { related: places }) };
}

function placesAfter(finding: Finding, after: unknown): string[] {
  const held = heldHints({ root: site, found: [finding] }, after as JsonObject, []);
  return held.flatMap(({ pointer, related = [] }) => [pointer, ...related.map((one) => one.pointer)]);
}

test('a hint holds while something else is changed, and goes with what it speaks of', () => {
  expect(placesAfter(hintAt('/values/phone'), set(site, '/values/email', ''))).toEqual(['/values/phone']);
  const moved = insert(site, '/collections/trips/0', { name: '' });
  expect(placesAfter(hintAt('/collections/trips/1', '/collections/trips/0/name'), moved)).toEqual([
    '/collections/trips/2',
    '/collections/trips/1/name',
  ]);
});

test('no hint holds of what says something else or is gone, nor of what has part in it', () => {
  expect(placesAfter(hintAt('/values/phone'), set(site, '/values/phone', ''))).toEqual([]);
  expect(placesAfter(hintAt('/values/phone'), remove(site, '/values/phone'))).toEqual([]);
  expect(placesAfter(hintAt('/values'), set(site, '/values/phone', ''))).toEqual([]);
  const other = set(site, '/collections/trips/0/name', '');
  expect(placesAfter(hintAt('/values/phone', '/collections/trips/0/name'), other)).toEqual([]);
});

test('what is wrong never holds: each check says it anew', () => {
  expect(placesAfter({ ...hintAt('/values/phone'), severity: 'error' }, site)).toEqual([]);
});

test('the rules have looked where nothing is of a kind that they do not know', () => {
  expect(isWhole({ root: site, found: [hintAt('/values'), { ...hintAt('/values'), severity: 'error' }] })).toBe(true);
  expect(isWhole({ root: site, found: [{ ...hintAt('/values'), rule: 'schema', severity: 'error' }] })).toBe(false);
});

test('a hint that the check says anew is told once', () => {
  const hint = hintAt('/values/phone');
  expect(heldHints({ root: site, found: [hint] }, set(site, '/values/email', '') as JsonObject, [hint])).toEqual([]);
});
