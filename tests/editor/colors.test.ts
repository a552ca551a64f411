import { expect, test } from 'vitest';
import { readingOf, wholeColor } from '../../src/editor/inputs/colors';

const colors = { paper: '#ffffff', ink: '#000000', accent: '#c2410c', second: '#0f766e' };

test.each([
  ['#f80', '#ff8800'],
  ['f80', '#ff8800'],
  ['C2410C', '#C2410C'],
  ['#c2410c ', '#c2410c'],
  ['#12345', '#12345'],
  ['red', 'red'],
  ['', ''],
])('the colour “%s” is written out as “%s”', (text, whole) => {
  expect(wholeColor(text)).toBe(whole);
});

test('how well a colour can be read is said', () => {
  expect(readingOf('accent', colors)).toEqual({ measured: 'Contrast with the paper: 5.1. Words can be read.' });
  expect(readingOf('paper', colors)).toEqual({ measured: 'Contrast of the ink with it: 21.0. Words can be read.' });
  expect(readingOf('accent', { ...colors, accent: '#cccccc' })).toEqual({
    measured: 'Contrast with the paper: 1.6. Words need 4.5.',
    faint: {
      says: 'Too faint for words. For light buttons with dark words there is the colour “Buttons”, under “More that can be said here”. Until you choose another, the page takes the nearest shade that can be read:',
      shade: expect.stringMatching(/^#[0-9a-f]{6}$/),
    },
  });
});

test('a colour that can be read on the paper alone is too faint, as the check finds it', () => {
  const dark = { paper: '#111111', ink: '#ffffff', accent: '#7d7d7d', second: '#7d7d7d' };
  expect(readingOf('accent', dark)?.faint).toBeDefined();
});

test.each(['', '#fff', 'red', '#8f1', '#12345', 'javascript:'])('nothing is said of “%s”, which is none', (text) => {
  expect(readingOf('accent', { ...colors, accent: text })).toBeUndefined();
  expect(readingOf('accent', { ...colors, paper: text })).toBeUndefined();
});
