import { expect, test } from 'vitest';
import { contrast } from '../../src/compose/colors';
import { looks } from '../../src/compose/looks';
import { scrimOf } from '../../src/compose/scrim';
import { surfacesOf } from '../../src/compose/surfaces';
import { palettesOf, resolveTheme } from '../../src/compose/theme';

const ends = [0, 255];
const corners = ends.flatMap((red) => ends.flatMap((green) => ends.map((blue) => [red, green, blue])));
const greys = Array.from({ length: 256 }, (_, level) => [level, level, level]);
const pixels = [...corners, ...greys, [128, 0, 255], [90, 140, 60], [201, 120, 17]];

const modes = (Object.keys(looks) as (keyof typeof looks)[]).flatMap((look) => {
  const { usual, whereDark = usual } = palettesOf(resolveTheme({ look, mode: 'auto' }));
  return [[`${look} by day`, usual] as const, [`${look} at night`, whereDark] as const];
});
const faint = { paper: '#ffffff', ink: '#767676', accent: '#767676', second: '#767676' };

test.each([...modes, ['the faintest ink', faint] as const])(
  'the words of %s can be read upon a picture of any colour',
  (_, colors) => {
    const { background, foreground } = surfacesOf(colors).ink;
    const scrim = scrimOf(background, foreground);
    const { muted, link, mark, foreground: own } = surfacesOf(colors).picture;
    for (const words of [foreground, own, muted, link, mark]) {
      const worst = Math.min(...pixels.map((pixel) => contrast(words, seenThrough(scrim, pixel))));
      expect(worst).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test.each(modes)('a good part of a picture shows through the scrim of %s, and no more than may', (_, colors) => {
  const { background, foreground } = surfacesOf(colors).ink;
  const scrim = scrimOf(background, foreground);
  expect(opacityOf(scrim)).toBeLessThan(0.75);
  const thinner = background + (Math.round(opacityOf(scrim) * 255) - 8).toString(16).padStart(2, '0');
  expect(contrast(foreground, seenThrough(thinner, [255, 255, 255]))).toBeLessThan(4.5);
});

test('dark words stand on a light scrim', () => {
  const scrim = scrimOf('#ffffff', '#111111');
  expect(contrast('#111111', seenThrough(scrim, [0, 0, 0]))).toBeGreaterThanOrEqual(4.5);
  expect(opacityOf(scrim)).toBeLessThan(0.75);
});

/** What a browser draws of a pixel behind a colour that lets some of it through. */
function seenThrough(scrim: string, pixel: number[]): string {
  const opacity = opacityOf(scrim);
  const mixed = pixel.map((level, index) => {
    const ground = Number.parseInt(scrim.slice(1 + 2 * index, 3 + 2 * index), 16);
    return Math.round(ground * opacity + level * (1 - opacity));
  });
  return `#${mixed.map((level) => level.toString(16).padStart(2, '0')).join('')}`;
}

function opacityOf(scrim: string): number {
  return Number.parseInt(scrim.slice(7), 16) / 255;
}
