import { expect, test } from 'vitest';
import type { BlockRule } from '../../src/checks/rule';
import { registry } from '../registry';
import { found } from './site-with';

/** What somebody may ask of a list besides what its schema asks. */
const severalItems: BlockRule = {
  id: 'several-items',
  what: 'A list has several items.',
  severity: 'warning',
  scope: 'block',
  type: 'list',
  why: 'One item is no list.',
  wrong: '"items": ["Rye"]',
  right: '"items": ["Rye", "Spelt"]',
  check({ block, report }) {
    if (Array.isArray(block.items) && block.items.length < 2) report('/items', 'One item is no list. Write a second.');
  },
};

const rules = [...registry.rules, severalItems];

test('what a rule says of a list that comes from a collection is said in its own words, where the list has entries', () => {
  const items = { from: 'breads', where: { title: 'Rye' }, as: '{title}' };
  expect(
    found(
      'several-items',
      { '/collections/breads': [{ title: 'Rye' }], '/routes/0/blocks/-': { type: 'list', heading: 'Breads', items } },
      { registry: { ...registry, rules } },
    ),
  ).toContain('One item is no list. Write a second.');
});
