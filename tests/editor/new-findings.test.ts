import { expect, test } from 'vitest';
import type { Finding } from '../../src/checks/problem';
import type { Checker } from '../../src/editor/checking/checker';
import { findNewFindings } from '../../src/editor/checking/new-findings';
import { assets } from '../assets';

const before = { is: 'before' };
const after = { is: 'after' };
const known = finding('known', '/routes/0/title');

test('what an edit lacks is what stands in its places, what leads there, and what is new elsewhere', async () => {
  const within = finding('known', '/routes/0/blocks/2/heading');
  const related = {
    ...finding('known', '/routes/0/blocks/0/anchor'),
    related: [{ pointer: '/routes/0/blocks/2/anchor' }],
  };
  const fresh = finding('new', '/header/menu/0');
  const found = await findNewFindings(checkerOf([known, within, related, fresh]), assets, before, after, [
    '/routes/0/blocks/2',
  ]);
  expect(found).toEqual([within, related, fresh]);
});

test('a place whose number only begins alike is another one', async () => {
  const other = finding('known', '/routes/0/blocks/21/heading');
  expect(await findNewFindings(checkerOf([other]), assets, before, after, ['/routes/0/blocks/2'])).toEqual([]);
});

/** A checker that finds one thing in the value of before, and others in the value of after. */
function checkerOf(found: Finding[]): Checker {
  const check = async (root: object): Promise<Finding[]> => (root === before ? [known] : found);
  return {
    check,
    pathsShowing: async () => [],
    pathShowing: async () => undefined,
    pagesShowingValue: async () => [],
    pathsChanged: async () => [],
  };
}

function finding(message: string, pointer: string): Finding {
  return { rule: 'some-rule', severity: 'error', message, pointer };
}
