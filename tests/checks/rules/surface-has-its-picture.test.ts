import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/manifest/manifest';
import { found } from '../site-with';

const rule = 'surface-has-its-picture';
const backdrop = { src: 'uploads/example.svg', alt: '' };

const textOn = (ground: JsonObject) => ({
  '/routes/1/blocks/-': { type: 'text', heading: 'Harbour', text: 'Two hours on the water.', ...ground },
});

test('reports a surface that has no picture, and a picture on another surface', () => {
  expect(found(rule, textOn({ surface: 'picture' }))).toMatchInlineSnapshot(
    `""picture" → This block is to stand on a picture and names none. Name it beside that, such as "backdrop": { "src": "uploads/harbour.jpg", "alt": "" }, or choose something else to stand on: "plain", "tinted", "accent", "second" or "ink"."`,
  );
  expect(found(rule, textOn({ surface: 'tinted', backdrop }))).toMatchInlineSnapshot(
    `"{ → This picture is never shown: the block stands on a picture where its "surface" is "picture", and "surface" is tinted. Write "surface": "picture", or remove "backdrop"."`,
  );
  expect(found(rule, textOn({ backdrop }))).toMatchInlineSnapshot(
    `"{ → This picture is never shown: the block stands on a picture where its "surface" is "picture", and it says no "surface". Write "surface": "picture", or remove "backdrop"."`,
  );
});

test('accepts a picture on its surface, and other surfaces without one', () => {
  expect(found(rule, textOn({ surface: 'picture', backdrop }))).toBe('nothing');
  expect(found(rule, textOn({ surface: 'accent' }))).toBe('nothing');
  expect(found(rule, textOn({}))).toBe('nothing');
});
