import type { BlockRule } from '../rule';

export const filmHasCaptions: BlockRule = {
  id: 'film-has-captions',
  what: 'A film of your own has captions.',
  severity: 'warning',
  scope: 'block',
  type: 'video',
  why: 'Whoever does not hear, or sits where it must be quiet, misses what is said (WCAG 1.2.2). Those of YouTube and Vimeo are written there.',
  wrong: '"src": "uploads/film.mp4"',
  right: '"src": "uploads/film.mp4", "captions": "uploads/film.en.vtt"',
  check({ block: { src, captions }, report }) {
    if (typeof src !== 'string' || !/^uploads\/.*\.(mp4|webm)$/i.test(src) || captions !== undefined) return;
    const message = `The film "${src}" has no captions. Write what is said into a WebVTT file, such as "${src.replace(/\.[^./]+$/, '')}.en.vtt", and name it as "captions".`;
    report('/src', message);
  },
};
