import { expect, test } from 'vitest';
import { framedFilm } from '../../src/compose/film';

const id = 'aqz-KE-bpKQ';

test.each([
  `https://youtu.be/${id}`,
  `https://youtu.be/${id}?si=Xy12`,
  `https://www.youtube.com/watch?v=${id}`,
  `https://youtube.com/watch?app=desktop&v=${id}`,
  `https://m.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `http://youtu.be/${id}`,
])('%s is a film of YouTube, shown without its cookies', (address) => {
  expect(framedFilm(address)).toMatchObject({
    service: 'YouTube',
    src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1`,
    page: `https://www.youtube.com/watch?v=${id}`,
  });
});

test.each([
  [`https://youtu.be/${id}?t=42`, 42],
  [`https://youtu.be/${id}?si=Xy12&t=42s`, 42],
  [`HTTPS://Youtu.be/${id}?t=1M2S%20`, 62],
  [`https://youtu.be/${id}#t=1m2s`, 62],
  [`https://www.youtube.com/watch?v=${id}&t=1h2m3s`, 3723],
  [`https://www.youtube.com/watch?v=${id}&start=42`, 42],
  [`https://www.youtube.com/watch?v=${id}&time_continue=42`, 42],
  [`https://www.youtube.com/watch?t=1:02&v=${id}`, 62],
  [`https://www.youtube.com/embed/${id}?start=42`, 42],
  [`https://www.youtube.com/live/${id}?t=2m`, 120],
  [`https://www.youtube.com/shorts/${id}?t=42.9`, 42],
])('%s begins at second %i', (address, second) => {
  expect(framedFilm(address)).toMatchObject({
    src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&start=${second}`,
    page: `https://www.youtube.com/watch?v=${id}&t=${second}s`,
  });
});

test.each([
  ['https://vimeo.com/76979871#t=42', '', '', 42],
  ['https://vimeo.com/76979871#t=1m2s', '', '', 62],
  ['https://vimeo.com/76979871/0a1b2c3d4e?ts=0&t=42', '&h=0a1b2c3d4e', '/0a1b2c3d4e', 42],
  ['https://player.vimeo.com/video/76979871?h=0a1b2c3d4e#t=42s', '&h=0a1b2c3d4e', '/0a1b2c3d4e', 42],
])('%s begins later, too', (address, key, part, second) => {
  expect(framedFilm(address)).toMatchObject({
    src: `https://player.vimeo.com/video/76979871?dnt=1&autoplay=1${key}#t=${second}s`,
    page: `https://vimeo.com/76979871${part}#t=${second}s`,
  });
});

test.each(['?t=0', '?t=soon', '?t=', '#comments', '?t=-3'])('%s is no later begin', (end) => {
  expect(framedFilm(`https://youtu.be/${id}${end}`)?.src).not.toContain('start');
});

test.each([
  ['https://vimeo.com/76979871', '', ''],
  ['https://vimeo.com/76979871/0a1b2c3d4e', '&h=0a1b2c3d4e', '/0a1b2c3d4e'],
  ['https://player.vimeo.com/video/76979871', '', ''],
  ['https://player.vimeo.com/video/76979871?h=0a1b2c3d4e', '&h=0a1b2c3d4e', '/0a1b2c3d4e'],
])('%s is a film of Vimeo, which is asked not to track', (address, key, part) => {
  expect(framedFilm(address)).toMatchObject({
    service: 'Vimeo',
    src: `https://player.vimeo.com/video/76979871?dnt=1&autoplay=1${key}`,
    page: `https://vimeo.com/76979871${part}`,
  });
});

test.each([
  'https://www.youtube.com/@example',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/playlist?list=PL123',
  'https://youtu.be/',
  'https://youtu.be/short',
  'https://youtu.be.elsewhere.test/aqz-KE-bpKQ',
  'https://elsewhere.test/watch?v=aqz-KE-bpKQ',
  'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/76979871/"><script>',
  'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
  'https://',
  'uploads/film.mp4',
])('%s is no film of theirs', (address) => {
  expect(framedFilm(address)).toBe(undefined);
});
