import { expect, test } from 'vitest';
import { found } from '../site-with';
import { inSwahili } from '../translated';

const rule = 'translated-page-exists';
const route = {
  from: 'breads',
  path: '/breads/{code}',
  title: '{title}',
  description: 'Bread of the day: {title}, from the oven on the corner, every day from four o’clock in the morning.',
  blocks: [{ type: 'hero', heading: '{title}' }],
};

test('reports an address of no page, and one in which no field is left', () => {
  expect(found(rule, { ...inSwahili(), '/languages/sw/paths': { '/contacts': '/wasiliana' } })).toMatchInlineSnapshot(
    `""/contacts" → No page has the address "/contacts". Did you mean "/contact"?"`,
  );
  const edit = { '/routes/-': route, ...inSwahili({ Rye: 'Shayiri', Spelt: 'Ngano' }) };
  expect(found(rule, { ...edit, '/languages/sw/paths': { '/breads/{code}': '/mikate' } })).toContain(
    'Each page has an address of its own by "{code}". Write it into this one, too.',
  );
});

test('accepts the address of a page', () => {
  expect(found(rule, { ...inSwahili(), '/languages/sw/paths': { '/contact': '/wasiliana' } })).toBe('nothing');
});
