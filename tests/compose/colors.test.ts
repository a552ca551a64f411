import { expect, test } from 'vitest';
import { contrast, nearestShade, readableOn, shadesOf } from '../../src/compose/colors';

// By the formula of WCAG 2.2, "contrast ratio"; 4.48 and 4.54 are the greys on either side of 4.5 on white.
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
  ['#00ff00', '#000000', 15.3],
])('the contrast of %s and %s is %f', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test('what stands on a colour is whichever of two is easier to read there', () => {
  expect(readableOn('#000000', '#ffffff', '#111111')).toBe('#ffffff');
  expect(readableOn('#ffd54a', '#fbf7f0', '#14213d')).toBe('#14213d');
});

test.each([
  ['#f97316', ['#ffffff']],
  ['#f97316', ['#0b1020']],
  ['#777777', ['#ffffff', '#f4f4f5']],
  ['#1f2937', ['#111827']],
])('the nearest shade of %s can be read on %j, and no nearer one can', (color, backgrounds) => {
  const shade = nearestShade(color, backgrounds, 4.5);
  const canBeRead = (one: string): boolean => backgrounds.every((background) => contrast(one, background) >= 4.5);
  expect(canBeRead(shade)).toBe(true);
  const shades = [...shadesOf(color)];
  expect(shades.slice(0, shades.indexOf(shade)).some(canBeRead)).toBe(false);
});

test('shades go from near to black and white', () => {
  const shades = [...shadesOf('#808080')];
  expect(shades.slice(0, 2)).toEqual(['#7f7f7f', '#818181']);
  expect(shades.slice(-2)).toEqual(['#000000', '#ffffff']);
});
