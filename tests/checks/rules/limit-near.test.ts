import { expect, test } from 'vitest';
import { found, pageOfBlocks } from '../site-with';

const rule = 'limit-near';

test('notes what comes near its limit', () => {
  expect(found(rule, pageOfBlocks(81))).toMatchInlineSnapshot(
    `"notice [ → There are 81 blocks on one page; 100 is the most. Make two pages of it."`,
  );
  expect(found(rule, pageOfBlocks(100))).toMatchInlineSnapshot(
    `"notice [ → There are 100 blocks on one page; 100 is the most. Make two pages of it."`,
  );
});

test('leaves what is past its limit to the other rule', () => {
  expect(found(rule, pageOfBlocks(101))).toMatch(/^\(limit-exceeded\)/);
});

test('accepts four fifths of a limit', () => {
  expect(found(rule, pageOfBlocks(80))).toBe('nothing');
});
