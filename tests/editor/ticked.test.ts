import { expect, test } from 'vitest';
import type { Finding } from '../../src/checks/problem';
import { tickOf, withoutTicked } from '../../src/editor/session/ticked';
import type { JsonObject } from '../../src/manifest/manifest';
import { insert } from '../../src/manifest/operations';

const site: JsonObject = { collections: { news: [{ title: 'A new oven', date: '2026-11-01' }] } };
const finding = (more: Partial<Finding>): Finding => ({
  rule: 'page-title',
  severity: 'notice',
  message: 'Say more.',
  pointer: '/collections/news/0/title',
  ...more,
});
const hint = finding({});
const sample = finding({ rule: 'still-sample', onRelease: 'error' });

test.each([
  ['hint', hint],
  ['sample', sample],
])('a %s that is ticked off is gone wherever its entry is moved, and others stay', (_, ticked) => {
  const other = finding({ pointer: '/collections/news/0/date' });
  const key = tickOf(site, ticked);
  expect(withoutTicked([ticked, other], site, [])).toEqual([ticked, other]);
  expect(withoutTicked([ticked, other], site, [key])).toEqual([other]);
  const moved = insert(site, '/collections/news/0', { title: 'Before' });
  expect(withoutTicked([{ ...ticked, pointer: '/collections/news/1/title' }], moved, [key])).toEqual([]);
  expect(withoutTicked([ticked], moved, [key])).toEqual([ticked]);
});

test('what is wrong cannot be ticked off', () => {
  const error = finding({ severity: 'error' });
  expect(withoutTicked([error], site, [tickOf(site, error)])).toEqual([error]);
});
