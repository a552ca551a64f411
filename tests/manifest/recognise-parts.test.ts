import { expect, test } from 'vitest';
import { identityOf } from '../../src/manifest/identity';
import { recogniseParts } from '../../src/manifest/recognise-parts';

const before = {
  routes: [
    { path: '/', title: 'Home' },
    { path: '/a', title: 'A', blocks: [{ type: 'text' }, { type: 'faq' }] },
  ],
};

test('parts of a text that was read anew are those of one name, of one content and of one place', () => {
  const after = {
    routes: [
      { path: '/a', title: 'Other', blocks: [{ type: 'faq' }, { type: 'text', heading: 'New' }] },
      { path: '/', title: 'Home' },
    ],
  };
  recogniseParts(before, after);
  const numbers = (value: object): number => identityOf(value as never).number;
  expect(numbers(after)).toBe(numbers(before));
  expect(after.routes.map(numbers)).toEqual(before.routes.toReversed().map(numbers));
  const [page] = after.routes;
  expect(page?.blocks?.map(numbers)).toEqual(before.routes[1]?.blocks?.toReversed().map(numbers));
});

test('what is new is a part of its own', () => {
  const after = { routes: [...before.routes.map((route) => ({ ...route })), { path: '/b', title: 'B' }] };
  recogniseParts(before, after);
  const known = new Set(before.routes.map((route) => identityOf(route as never).number));
  expect(known.has(identityOf(after.routes[2] as never).number)).toBe(false);
});

test('where one part was changed and another taken out, the changed one is known by what it still says', () => {
  const blocks = [
    { type: 'hero', heading: 'Hello', text: 'Words', image: 'a' },
    { type: 'list', heading: 'Bring', items: ['Clothes'] },
    { type: 'list', heading: 'Leave', items: ['Keys'] },
  ];
  const after = [
    { type: 'hero', heading: 'Good day', text: 'Words', image: 'a' },
    { type: 'list', heading: 'Leave', items: ['Keys', 'Phone'] },
  ];
  recogniseParts(blocks, after);
  const numbers = (value: object): number => identityOf(value as never).number;
  expect(after.map(numbers)).toEqual([blocks[0], blocks[2]].map((block) => numbers(block ?? {})));
});

test('what took the place of a part of another type is a part of its own', () => {
  const blocks = [{ type: 'hero' }, { type: 'faq', heading: 'Questions' }];
  const after = [{ type: 'hero' }, { type: 'notice', text: 'Closed' }];
  recogniseParts(blocks, after);
  const numbers = (value: object | undefined): number => identityOf((value ?? {}) as never).number;
  expect(numbers(after[0])).toBe(numbers(blocks[0]));
  expect(numbers(after[1])).not.toBe(numbers(blocks[1]));
});

test('of pages that are made at one address, the one of a single entry is known by that entry', () => {
  const page = { path: '/{slug}', title: 'A', description: 'B' };
  const pages = [
    { ...page, where: { slug: { not: 'a' } }, title: 'C', description: 'D' },
    { ...page, where: { slug: 'a' } },
  ];
  const after = [page, { ...page, where: { slug: 'a' }, title: 'E', description: 'F' }];
  recogniseParts(pages, after);
  const numbers = (value: object): number => identityOf(value as never).number;
  expect(after.map(numbers)).toEqual(pages.map(numbers));
});
