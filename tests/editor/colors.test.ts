import { expect, test } from 'vitest';
import { sayContrast, wholeColor } from '../../src/editor/fields/colors';

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
  expect(sayContrast('accent', colors)).toBe('Contrast with the paper: 5.2. Words can be read.');
  expect(sayContrast('paper', colors)).toBe('Contrast of the ink with it: 21.0. Words can be read.');
  expect(sayContrast('accent', { ...colors, accent: '#cccccc' })).toMatch(
    /^Contrast with the paper: 1\.6\. Words need 4\.5: they are shown in #[0-9a-f]{6} on the page/,
  );
});

test.each(['', '#fff', 'red', '#8f1', '#12345', 'javascript:'])('nothing is said of “%s”, which is none', (text) => {
  expect(sayContrast('accent', { ...colors, accent: text })).toBeUndefined();
  expect(sayContrast('accent', { ...colors, paper: text })).toBeUndefined();
});
