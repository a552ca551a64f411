import { expect, test } from 'vitest';
import { composePage } from '../../src/compose/compose-page';
import type { AuthoredBlock } from '../../src/manifest/manifest';
import { siteOf } from './site-of';

const collections = { fairs: [{ title: 'Spring' }, { title: 'Summer', draft: true }] };
const blocks: AuthoredBlock[] = [
  { type: 'card-grid', items: { from: 'fairs', as: { title: '{title}' } } },
  { type: 'list', items: ['Always', { from: 'fairs', as: '{title}' }] },
];

test.each([
  [true, [{ title: 'Spring' }, { title: 'Summer', draft: true }], { 'items/2': { draft: true } }],
  [false, [{ title: 'Spring' }], undefined],
] as const)('where drafts are shown (%s), what lists make of one says so', (showsDrafts, cards, marks) => {
  const site = { ...siteOf({ collections }), showsDrafts };
  const route = { path: '/', title: 'Fairs', description: 'All of them', blocks, pointer: '/routes/0' };
  const [grid, list] = composePage(site, route).page.blocks;
  expect(grid).toMatchObject({ items: cards });
  expect(list).toHaveProperty('items.0');
  expect((list as { itemMarks?: object } | undefined)?.itemMarks).toEqual(marks);
});
