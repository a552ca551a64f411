import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'limit-near';

const page = (count: number) => ({
  '/routes/-': {
    path: '/news',
    title: 'News',
    description: 'What is new at the bakery on the corner: breads, hours and holidays, month by month.',
    blocks: [
      { type: 'text', heading: 'News', text: 'Fresh.' },
      ...Array.from({ length: count - 1 }, () => ({ type: 'notice', text: 'Fresh bread.' })),
    ],
  },
  '/header/menu/0/to': '/news',
});

test('notes what comes near its limit', () => {
  expect(found(rule, page(81))).toMatchInlineSnapshot(
    `"notice [ → There are 81 blocks on one page; 100 is the most. Make two pages of it."`,
  );
  expect(found(rule, page(100))).toMatchInlineSnapshot(
    `"notice [ → There are 100 blocks on one page; 100 is the most. Make two pages of it."`,
  );
});

test('leaves what is past its limit to the other rule', () => {
  expect(found(rule, page(101))).toMatch(/^\(limit-exceeded\)/);
});

test('accepts four fifths of a limit', () => {
  expect(found(rule, page(80))).toBe('nothing');
});
