import { expect, test } from 'vitest';
import type { Finding } from '../../src/checks/problem';
import type { Checker } from '../../src/editor/checking/checker';
import { findLacking } from '../../src/editor/members/lacking';
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
  const checker: Checker = {
    check: async (root) => (root === before ? [known] : [known, within, related, fresh]),
  };
  const found = await findLacking(checker, assets, before, after, ['/routes/0/blocks/2']);
  expect(found).toEqual([within, related, fresh]);
});

test('a place whose number only begins alike is another one', async () => {
  const other = finding('known', '/routes/0/blocks/21/heading');
  const checker: Checker = { check: async (root) => (root === before ? [known] : [other]) };
  expect(await findLacking(checker, assets, before, after, ['/routes/0/blocks/2'])).toEqual([]);
});

function finding(message: string, pointer: string): Finding {
  return { rule: 'some-rule', severity: 'error', message, pointer };
}
