import { expect, test } from 'vitest';
import { phonePattern } from '../../src/blocks/form/fields/validation';
import { canRunForEver } from '../../src/checks/endless-pattern';

test.each([
  '(a+)+',
  '(a*)*',
  '(a+)+b',
  '([a-z]+)*\\d',
  '(a|a)*',
  '(a|ab|b)*c',
  '(\\w+\\s?)+!',
  '(?:x|[a-z])+y',
  '(a+a)+',
  '(?<name>\\d+){2,}',
  '([a-z]+[0-9]*)+$',
  '(\\p{L}+)*',
  '([[a-z]--[b]]+)+',
  '((ab)+|abab)*c',
  '(a?b?)*c',
  '(.*,)*',
])('%s can run for ever', (pattern) => {
  expect(canRunForEver(pattern)).toBe(true);
});

test.each([
  phonePattern,
  'a+',
  '\\d{3}-\\d{4}',
  '[A-Z]{2}[0-9]+',
  '(\\d+,)*\\d+',
  '(?:[a-z]+\\.)+[a-z]{2,}',
  '\\w+@\\w+\\.\\w+',
  '(ab|cd)+',
  '(a{1,3}b)+',
  '(?:\\d{1,3}\\.){3}\\d{1,3}',
  '(?=.*\\d)(?=.*[a-z]).{8,}',
  '[\\p{L}\\- ]+',
  '([A-Z][a-z]+ )+',
  'https://.+',
  '',
])('%s ends', (pattern) => {
  expect(canRunForEver(pattern)).toBe(false);
});

test('says so of a pattern of three hundred letters in good time', () => {
  const started = performance.now();
  expect(canRunForEver('[a-z]?'.repeat(50))).toBe(false);
  expect(canRunForEver(`(${'[a-z]?'.repeat(49)})*`)).toBe(true);
  expect(canRunForEver(`(?:${'a'.repeat(290)})*`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(5000);
});
