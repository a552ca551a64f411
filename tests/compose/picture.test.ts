import { expect, test } from 'vitest';
import type { Photo } from '../../src/compose/assets';
import { composePicture } from '../../src/compose/picture';

const photo: Photo = { kind: 'photo', stem: '_assets/team.3f', fallback: 'jpg', width: 4000, height: 3000, bytes: 9 };

const at =
  (base: string) =>
  (path: string): string =>
    base + path;

test('a drawing is one file', () => {
  const drawing = { kind: 'drawing', path: '_assets/logo.1.svg', width: 120, height: 40, bytes: 900 } as const;
  expect(composePicture(drawing, 'Bakery', 160, at('/shop/'))).toEqual({
    src: '/shop/_assets/logo.1.svg',
    alt: 'Bakery',
    width: 120,
    height: 40,
  });
});

test('a photo comes in two formats and up to two pixels for each that is drawn, with a fallback', () => {
  expect(composePicture(photo, 'The team', 608, at('/'))).toEqual({
    src: '/_assets/team.3f-640.jpg',
    alt: 'The team',
    width: 4000,
    height: 3000,
    sources: [
      {
        type: 'image/avif',
        srcset: [160, 320, 640, 960, 1280].map((width) => `/_assets/team.3f-${width}.avif ${width}w`).join(', '),
      },
      {
        type: 'image/webp',
        srcset: [160, 320, 640, 960, 1280].map((width) => `/_assets/team.3f-${width}.webp ${width}w`).join(', '),
      },
    ],
  });
});

test('a photo is never made larger than it is', () => {
  const { src, sources } = composePicture({ ...photo, width: 500, height: 375 }, '', 608, at('/'));
  expect(src).toBe('/_assets/team.3f-500.jpg');
  expect(sources?.[0]?.srcset.match(/\d+w/g)).toEqual(['160w', '320w', '500w']);
});
