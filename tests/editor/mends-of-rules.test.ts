import { expect, test } from 'vitest';
import { rules } from '../../src/checks/rules';
import { mendsOfRules } from '../../src/editor/fields/mends-of-rules';

test('what mends the findings of a rule is under the id of one', () => {
  const ids = new Set(rules.map(({ id }) => id));
  expect(Object.keys(mendsOfRules).filter((id) => !ids.has(id))).toEqual([]);
});
