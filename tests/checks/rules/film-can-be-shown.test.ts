import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/manifest/manifest';
import { found } from '../site-with';

const rule = 'film-can-be-shown';
const files = {
  'uploads/film.mp4': { path: '_assets/film.5.mp4', bytes: 20_000_000 },
  'uploads/film.en.vtt': { path: '_assets/film-en.6.vtt', bytes: 900 },
};

/** A site with a film on its first page. */
function withFilm(src: string, captions?: string): Record<string, JsonObject> {
  const poster = { src: 'uploads/example.svg', alt: 'An oven' };
  return { '/routes/0/blocks/-': { type: 'video', src, poster, ...(captions && { captions }) } };
}

test('reports an address of which nothing can be shown', () => {
  expect(found(rule, withFilm('https://www.youtube.com/@bakery'))).toMatchInlineSnapshot(
    `""https://www.youtube.com/@bakery" → "https://www.youtube.com/@bakery" is no single film. Open the film, choose Share and write the address that is shown there, such as https://youtu.be/aqz-KE-bpKQ."`,
  );
  expect(found(rule, withFilm('https://www.facebook.com/watch?v=1'))).toMatchInlineSnapshot(
    `""https://www.facebook.com/watch?v=1" → Films of "www.facebook.com" cannot be shown here. Write the address of a film at YouTube or Vimeo, or put the file into the folder "uploads" and write its path: uploads/film.mp4."`,
  );
  expect(found(rule, withFilm('www.youtube.com/watch?v=aqz-KE-bpKQ'))).toMatchInlineSnapshot(
    `""www.youtube.com/watch?v=aqz-KE-bpKQ" → "www.youtube.com/watch?v=aqz-KE-bpKQ" does not begin with https://. Write "https://www.youtube.com/watch?v=aqz-KE-bpKQ"."`,
  );
  expect(found(rule, withFilm('//youtu.be/aqz-KE-bpKQ'))).toMatchInlineSnapshot(
    `""//youtu.be/aqz-KE-bpKQ" → "//youtu.be/aqz-KE-bpKQ" does not begin with https://. Write "https://youtu.be/aqz-KE-bpKQ"."`,
  );
});

test('reports files that are no film and no captions', () => {
  expect(found(rule, withFilm('uploads/film.mov', 'uploads/film.en.vtt'), { files })).toContain(
    'Browsers do not show "uploads/film.mov" as a film.',
  );
  expect(found(rule, withFilm('uploads/film.mp4', 'uploads/film.srt'), { files })).toContain(
    '"uploads/film.srt" is no file with captions.',
  );
});

test('leaves a film that is not in the folder to the rule of files, and a name without a value to that of values', () => {
  expect(found(rule, withFilm('uploads/flim.mp4', 'uploads/film.en.vtt'), { files })).toContain(
    '(file-exists) "uploads/flim.mp4" → There is no file "uploads/flim.mp4". Did you mean "uploads/film.mp4"?',
  );
  expect(found(rule, withFilm('{film}'))).toMatch(/^\(value-exists\) [^\n]*$/);
});

test('accepts films of YouTube and Vimeo, and files with captions', () => {
  expect(found(rule, withFilm('https://youtu.be/aqz-KE-bpKQ'))).toBe('nothing');
  expect(found(rule, withFilm('https://vimeo.com/76979871'))).toBe('nothing');
  expect(found(rule, withFilm('uploads/film.mp4', 'uploads/film.en.vtt'), { files })).toBe('nothing');
  expect(found(rule, { ...withFilm('{film}'), '/values/film': 'https://youtu.be/aqz-KE-bpKQ' })).toBe('nothing');
});
