import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'icon-exists';

test('reports an icon that Lucide does not have', () => {
  expect(found(rule, { '/collections/breads/0/icon': 'plain' })).toMatchInlineSnapshot(
    `"plain → No icon is named "plain". Did you mean "plane"?"`,
  );
  expect(found(rule, { '/routes/0/blocks/0/actions/0/icon': 'valueOf' })).toMatchInlineSnapshot(
    `"valueOf → No icon is named "valueOf". There is: "chevron-down", "menu", "plane", "stamp", "x"."`,
  );
});

test('accepts an icon of the set', () => {
  expect(found(rule, { '/routes/0/blocks/0/actions/0/icon': 'plane' })).toBe('nothing');
});
