import { expect, test } from 'vitest';
import { sanitizeDrawing } from '../../src/pictures/sanitize-drawing';
import { payloads } from './drawing-payloads';

/** Texts of drawings by what they hold. */
const textOf = new Map(payloads.map(({ name, text }) => [name, text]));

test.each([
  'a stylesheet before the drawing',
  'a stylesheet of XSLT before the drawing',
  'a stylesheet after the drawing',
  'an import with an escaped letter',
  'an import with an escaped letter and a space',
  'a background with an escaped url',
  'a paint with an escaped url',
  'a paint with all letters escaped',
  'a mask with an escaped function in a style',
  'a background by image-set',
  'a background by src',
  'a background by image',
  'a mask by image-set',
  'a mask by src in a style',
])('%s fetches nothing', (name) => {
  expect(sanitizeDrawing(textOf.get(name) ?? '')).not.toContain('elsewhere.test');
});

test.each([
  'an import between comments of XML',
  'an import around CDATA',
  'an import around an element',
  'an import that only two styles together make',
])('%s is not put together while the drawing is made smaller', (name) => {
  expect(sanitizeDrawing(textOf.get(name) ?? '')).not.toContain('@import');
});

test.each(['a handler that is set', 'a handler that is animated'])('%s does not run', (name) => {
  expect(sanitizeDrawing(textOf.get(name) ?? '')).not.toContain('fetch(');
});

test.each(['a base for all addresses', 'a base that is set'])('%s does not lead its parts elsewhere', (name) => {
  expect(sanitizeDrawing(textOf.get(name) ?? '')).not.toContain('xml:base');
});
