import { expect, test } from 'vitest';
import type { PictureFile } from '../../../src/compose/assets';
import { found } from '../site-with';

const rule = 'picture-is-wide-enough';

const pictureOf = (file: Partial<PictureFile>) => ({
  pictures: {
    'uploads/example.svg': {
      kind: 'photo',
      stem: '_assets/oven.7',
      fallback: 'jpg',
      height: 600,
      bytes: 90_000,
      ...file,
    },
  } as Record<string, PictureFile>,
});

test('warns of a photo that is drawn wider than it is', () => {
  expect(found(rule, {}, pictureOf({ width: 863 }))).toMatchInlineSnapshot(
    `"warning "uploads/example.svg" → The picture "uploads/example.svg" is 863 pixels wide, and here it is drawn up to 864 wide, so it looks blurred. Save it larger, best 1728 pixels wide or more."`,
  );
});

test('accepts a photo that is just wide enough', () => {
  expect(found(rule, {}, pictureOf({ width: 864 }))).toBe('nothing');
});

test('accepts a small drawing, which has no pixels', () => {
  expect(found(rule, {}, pictureOf({ kind: 'drawing', path: '_assets/oven.7.svg', width: 20 }))).toBe('nothing');
});
