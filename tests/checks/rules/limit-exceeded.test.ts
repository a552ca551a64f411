import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'limit-exceeded';

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
const picture = (bytes: number) => ({
  pictures: {
    'uploads/example.svg': { kind: 'drawing' as const, path: '_assets/example.2.svg', width: 640, height: 480, bytes },
  },
});

test('reports a page, a collection and a picture past their limits', () => {
  expect(found(rule, page(101))).toMatchInlineSnapshot(
    `"[ → There are 101 blocks on one page, and 100 is the most. Make two pages of it."`,
  );
  const days = Array.from({ length: 5001 }, (_, index) => ({ day: `Day ${index}` }));
  expect(
    found(rule, {
      '/collections/days': days,
      '/routes/1/blocks/-': { type: 'list', heading: 'Days', items: { from: 'days', as: '{day}' } },
    }),
  ).toMatchInlineSnapshot(
    `"[ → There are 5001 entries in one collection, and 5000 is the most. Make two collections of it."`,
  );
  expect(found(rule, {}, picture(25_000_001))).toMatchInlineSnapshot(`
    "
    { → There are 25000001 bytes in the picture "uploads/example.svg", and 25000000 is the most. Save it smaller.
    (picture-weight) warning "uploads/example.svg" → The picture "uploads/example.svg" has 25000001 bytes; here 400000 should be enough. Save it smaller.
    "
  `);
});

test('reports lists of one page that are too long together, also those from a collection', () => {
  const days = Array.from({ length: 4000 }, (_, index) => ({ day: `Day ${index}` }));
  const list = { type: 'list', heading: 'Days', items: { from: 'days', as: '{day}' } };
  const shared = { type: 'shared', block: 'days' };
  const edit = { '/collections/days': days, '/shared/days': list, '/routes/1/blocks/-': list };
  expect(found(rule, { ...edit, '/notFound/blocks': [list, shared, shared] })).toMatchInlineSnapshot(
    `"[ → There are 12000 items in the lists of one page, and 10000 is the most. Make several pages of it."`,
  );
});

test('accepts what is far from its limit', () => {
  expect(found(rule, page(80))).toBe('nothing');
});
