import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'path-is-unique';
const description = 'Who bakes on the corner: two people, one oven and a starter older than both.';

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

test.each([
  ['/index', 'Many hosts take "/index" and "/" for one address. Choose another one.'],
  [
    '/news/aux',
    'Windows keeps the name "aux" for a device, so that no file can be called so there. Choose another address.',
  ],
  [
    '/com1',
    'Windows keeps the name "com1" for a device, so that no file can be called so there. Choose another address.',
  ],
  ['/404', '"/404" is the address of a file that every build writes, 404.html. Choose another one.'],
])('reports a page %s, which would take the file of another page', (path, message) => {
  const us = { path, title: 'Us', description, blocks: [{ type: 'text', heading: 'Us', text: 'Us' }] };
  expect(found(rule, { '/routes/-': us, '/header/menu/0/to': path })).toBe(`"${path}" → ${message}`);
});

test('reports an address of pages made of entries in which no field of theirs stands, once', () => {
  const route = { path: '/study/{year}', title: '{title}', description: 'Bread of the day.', from: 'breads' };
  const blocks = [{ type: 'hero', heading: '{title}' }];
  expect(found(rule, { '/routes/-': { ...route, blocks } })).toContain(
    '"/study/{year}" → Every page that is made here has the address "/study/2031": no field of the entries stands in it. Write one there, such as {slug}.',
  );
  expect(found(rule, { '/routes/-': { ...route, blocks } })).not.toContain('Another page');
});

test('accepts addresses that begin alike', () => {
  expect(
    found(rule, {
      '/routes/-': {
        path: '/contact/us',
        title: 'Us',
        description,
        blocks: [{ type: 'text', heading: 'Us', text: 'Us' }],
      },
      '/header/menu/0/to': '/contact/us',
    }),
  ).toBe('nothing');
});
