import { expect, test } from 'vitest';
import { nearestName, suggestion } from '../../src/checks/spelling';

test.each([
  ['headng', ['text', 'heading', 'items'], 'heading'],
  ['Heading', ['heading'], 'heading'],
  ['/pricng', ['/', '/pricing', '/printing'], '/pricing'],
  ['acton', ['action', 'actions'], 'action'],
  ['col', ['color'], 'color'],
  ['abcd', ['abc', 'abcde', 'xbcd'], 'abc'],
])('takes %s of %j for %s', (name, candidates, nearest) => {
  expect(nearestName(name, candidates)).toBe(nearest);
});

test.each([
  ['to', ['label', 'icon']],
  ['image', ['anchor', 'eyebrow', 'text']],
  ['title', ['type']],
  ['xyz', ['abc']],
  ['a', ['b']],
  ['/a/canada', ['/b/france']],
  ['menu', ['cena']],
  ['', ['a']],
])('takes %s of %j for nothing', (name, candidates) => {
  expect(nearestName(name, candidates)).toBeUndefined();
});

test('does not take a name for itself', () => {
  expect(nearestName('text', ['text'])).toBeUndefined();
});

test('suggests the nearest name, else says what there is', () => {
  expect(suggestion('headng', ['heading', 'text'], 'Remove it.')).toBe('Did you mean "heading"?');
  expect(suggestion('zzz', ['heading', 'text'], 'Remove it.')).toBe('There is: "heading", "text".');
  expect(suggestion('zzz', [], 'Remove it.')).toBe('Remove it.');
});

test('names twelve of many', () => {
  const many = Array.from({ length: 13 }, (_, index) => `name-${index}`);
  expect(suggestion('zzz', many, '')).toMatch(/"name-11" and more\.$/);
  expect(suggestion('zzz', many.slice(1), '')).toMatch(/"name-12"\.$/);
});

test('says a name once that several have', () => {
  expect(suggestion('zzz', ['heading', 'text', 'heading'], '')).toBe('There is: "heading", "text".');
});

test('takes a letter with another mark for nearly the same, in any script', () => {
  expect(nearestName('kval', ['dag', 'kväll'])).toBe('kväll');
  expect(nearestName('Ὀδός', ['ὁδός'], 0.5)).toBe('ὁδός');
  expect(nearestName('kval', ['kvxll'], 1.5)).toBeUndefined();
});
