import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'path-is-unique';

test('reports a second page with the same address', () => {
  expect(
    found(rule, {
      '/routes/1/path': '/',
      '/shared/ready/actions': [],
      '/routes/0/blocks/0/actions': [],
      '/collections/breads/1/path': '/',
    }),
  ).toMatchInlineSnapshot(`""/" → Another page already has the address "/". Choose another one."`);
});

test('accepts addresses that begin alike', () => {
  expect(
    found(rule, {
      '/routes/-': {
        path: '/contact/us',
        title: 'Us',
        description: 'Who bakes on the corner: two people, one oven and a starter older than both.',
        blocks: [{ type: 'text', heading: 'Us', text: 'Us' }],
      },
      '/header/menu/0/to': '/contact/us',
    }),
  ).toBe('nothing');
});
