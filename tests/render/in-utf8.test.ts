import { expect, test } from 'vitest';
import { encode, inUtf8 } from '../../src/render/in-utf8';

test.each([
  ['letters of ASCII', 'a'],
  ['letters of three bytes', 'ツ'],
  ['characters of two units', '🎓'],
])('texts of %s and bytes become one text, also where it is longer than all before', (_, letter) => {
  const words = letter.repeat(150_000);
  const joined = inUtf8([words, encode('–'), '', letter, new Uint8Array()]);
  expect(new TextDecoder().decode(joined) === `${words}–${letter}`).toBe(true);
});

test('a text stays as it is when the next one is joined', () => {
  const first = inUtf8(['first']);
  inUtf8(['other']);
  expect(new TextDecoder().decode(first)).toBe('first');
});
