import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/checks/problem';
import { findingsStillHolding, notLookedAt } from '../../src/editor/session/findings';
import type { JsonObject } from '../../src/manifest/manifest';
import { insert, remove, set } from '../../src/manifest/operations';

const none = { pictures: {}, files: {} };

const site: JsonObject = {
  values: { phone: '+254 700 000 000', email: 'info@example.com' },
  collections: { trips: [{ name: 'Dawn' }, { name: 'Night' }] },
};

function hintAt(pointer: string, ...related: string[]): Finding {
  const places = related.map((place) => ({ pointer: place }));
  return { rule: 'r', severity: 'notice', message: 'm', pointer, ...(places.length > 0 && { related: places }) };
}

function placesAfter(finding: Finding, after: unknown): string[] {
  const held = findingsStillHolding({ root: site, findings: [finding] }, after as JsonObject, [], none);
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

test('what is wrong holds as a hint does: not at the place that was changed', () => {
  const wrong: Finding = { ...hintAt('/values/phone'), severity: 'error' };
  expect(placesAfter(wrong, set(site, '/values/email', ''))).toEqual(['/values/phone']);
  expect(placesAfter(wrong, set(site, '/values/phone', '+254'))).toEqual([]);
});

test('what is said of the whole file holds whatever is changed, and of a file as long as it is there', () => {
  const other = set(site, '/values/email', '');
  expect(placesAfter(hintAt(''), other)).toEqual(['']);
  const unused = { ...hintAt(''), upload: 'uploads/a.pdf' };
  const held = (files: object): unknown[] =>
    findingsStillHolding({ root: site, findings: [unused] }, other, [], { pictures: {}, files: files as never });
  expect(held({ 'uploads/a.pdf': {} })).toHaveLength(1);
  expect(held({})).toEqual([]);
});

test('what a check says anew is told once', () => {
  const hint = hintAt('/values/phone');
  const other = set(site, '/values/email', '');
  expect(findingsStillHolding({ root: site, findings: [hint] }, other, [hint], none)).toEqual([]);
});

describe('what a check has not looked at', () => {
  const [hint, waiting] = [hintAt('/values'), { ...hintAt('/values'), waits: true as const }];
  const wrong: Finding = { ...hint, severity: 'error' };
  const stopping: Finding = { ...wrong, rule: 'schema', stops: 'all' };
  const inDraft: Finding = { ...hint, stops: 'waiting' };
  const left = (now: Finding[]): Finding[] =>
    notLookedAt([{ root: site, findings: [hint, waiting, wrong, stopping] }], now).flatMap(({ findings }) => findings);

  test('is nothing where nothing is wrong', () => {
    expect(left([hint])).toEqual([]);
  });

  test('is what waits where something is wrong, in a draft too', () => {
    expect(left([wrong])).toEqual([waiting]);
    expect(left([inDraft])).toEqual([waiting]);
  });

  test('is all where something keeps every rule from looking, but what each check says anew', () => {
    expect(left([stopping])).toEqual([hint, waiting, wrong]);
  });
});

test('that nothing uses a value or a collection holds until a text or a list does', () => {
  const unused = (place: string): Finding => ({ ...hintAt(place), rule: 'nothing-unused' });
  const heading = '/routes/0/blocks/0/heading';
  const page = { path: '/', title: 'Home', blocks: [{ type: 'hero', heading: 'Call us' }] };
  const shown = set(site, '/routes', [page]);
  expect(placesAfter(unused('/values/phone'), shown)).toEqual(['/values/phone']);
  expect(placesAfter(unused('/values/phone'), set(shown, heading, 'Call {phone}'))).toEqual([]);
  const list = { type: 'list', items: { from: 'trips', as: '{name}' } };
  expect(placesAfter(unused('/collections/trips'), shown)).toEqual(['/collections/trips']);
  expect(placesAfter(unused('/collections/trips'), set(shown, '/routes/0/blocks/0', list))).toEqual([]);
});
