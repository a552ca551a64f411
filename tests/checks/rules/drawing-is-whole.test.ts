import { expect, test } from 'vitest';
import type { PictureFile } from '../../../src/compose/assets';
import { found } from '../site-with';

const rule = 'drawing-is-whole';
const drawing: PictureFile = { kind: 'drawing', path: '_assets/a.svg', width: 640, height: 480, bytes: 900 };

test('warns of each kind of things that a drawing is shown without', () => {
  const lost = ['its script, which no picture on a page runs.', 'a photo that is not in it (a.jpg).'];
  expect(found(rule, {}, { pictures: { 'uploads/example.svg': { ...drawing, lost } } })).toMatchInlineSnapshot(`
    "
    warning "uploads/example.svg" → The drawing "uploads/example.svg" is shown without its script, which no picture on a page runs.
    warning "uploads/example.svg" → The drawing "uploads/example.svg" is shown without a photo that is not in it (a.jpg).
    "
  `);
});

test('accepts a drawing that nothing was taken out of', () => {
  expect(found(rule, {}, { pictures: { 'uploads/example.svg': { ...drawing, lost: [] } } })).toBe('nothing');
  expect(found(rule, {}, { pictures: { 'uploads/example.svg': drawing } })).toBe('nothing');
});
