import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/manifest/manifest';
import { found } from '../site-with';

const rule = 'film-has-captions';
const files = {
  'uploads/film.mp4': { path: '_assets/film.5.mp4', bytes: 2_000_000 },
  'uploads/film.en.vtt': { path: '_assets/film-en.6.vtt', bytes: 900 },
};

/** A site with a film on its first page. */
function withFilm(src: string, captions?: string): Record<string, JsonObject> {
  const poster = { src: 'uploads/example.svg', alt: 'An oven' };
  return { '/routes/0/blocks/-': { type: 'video', src, poster, ...(captions && { captions }) } };
}

test('warns of a film in the uploads folder without captions', () => {
  const { 'uploads/film.mp4': film } = files;
  expect(found(rule, withFilm('uploads/film.mp4'), { files: { 'uploads/film.mp4': film } })).toMatchInlineSnapshot(
    `"warning "uploads/film.mp4" → The film "uploads/film.mp4" has no captions. Write what is said into a WebVTT file, such as "uploads/film.en.vtt", and name it as "captions"."`,
  );
});

test('accepts one with captions, and films elsewhere, which have them there', () => {
  expect(found(rule, withFilm('uploads/film.mp4', 'uploads/film.en.vtt'), { files })).toBe('nothing');
  expect(found(rule, withFilm('https://youtu.be/aqz-KE-bpKQ'))).toBe('nothing');
});
