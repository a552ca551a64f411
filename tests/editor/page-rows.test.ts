import { expect, test } from 'vitest';
import { branchesOf, type PageBranch, pageRows } from '../../src/editor/naming/page-rows';
import { now } from './now';

const rows = pageRows(
  {
    routes: [
      { path: '/', title: 'Welcome' },
      { path: '/study-tips', title: 'Tips' },
      { path: '/study', title: 'Study' },
      { path: '/study/{slug}', title: '{pageTitle}', from: 'studyDestinations', where: { slug: { not: 'uk' } } },
      { path: '/study/{slug}', title: '{pageTitle}', from: 'studyDestinations', where: { slug: 'uk' } },
      { path: '/about/our-team', title: 'Team' },
      { path: '/about/why', title: 'Why' },
    ],
    collections: { studyDestinations: [{ slug: 'uk', title: 'United Kingdom' }] },
  },
  now,
);

test('pages stand below those above them, and an address above that is no page has a row', () => {
  expect(branchesOf(rows).flatMap((branch) => withDepth(branch, 0))).toEqual([
    [0, 'Home', '/'],
    [0, '/about', '/about'],
    [1, 'Team', '/about/our-team'],
    [1, 'Why', '/about/why'],
    [0, 'Study', '/study'],
    [1, 'Study destinations, a page each', '/study/{slug}'],
    [1, 'United Kingdom, a page by itself', '/study/uk'],
    [0, 'Tips', '/study-tips'],
    [0, 'Page for unknown addresses', ''],
  ]);
  expect(rows[1]?.pointer).toBeUndefined();
  expect(rows[5]?.from).toBe('studyDestinations');
  expect(rows[6]?.from).toBeUndefined();
});

test('a page without the one above it stands by itself', () => {
  const tips = rows.filter(({ title }) => title === 'Tips' || title === 'Team');
  expect(branchesOf(tips).map(({ row, below }) => [row.title, below.length])).toEqual([
    ['Team', 0],
    ['Tips', 0],
  ]);
});

function withDepth({ row: { title, path }, below }: PageBranch, depth: number): [number, string, string][] {
  return [[depth, title, path], ...below.flatMap((branch) => withDepth(branch, depth + 1))];
}
