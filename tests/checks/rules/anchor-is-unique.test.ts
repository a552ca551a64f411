import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'anchor-is-unique';

test('reports a second block with the same anchor', () => {
  expect(found(rule, { '/routes/1/blocks/1/anchor': 'hours' })).toMatchInlineSnapshot(
    `""hours" → Another place on this page is already named "hours". Choose another name."`,
  );
  expect(found(rule, { '/routes/1/blocks/1/anchor': 'main' })).toMatchInlineSnapshot(
    `""main" → Another place on this page is already named "main". Choose another name."`,
  );
});

test('accepts the same anchor on two pages', () => {
  expect(found(rule, { '/routes/0/blocks/0/anchor': 'hours' })).toBe('nothing');
});
