import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { resolveTheme } from '../../src/compose/theme';
import { faceFiles } from '../../src/frame/face-files';
import { fallbackFace, letterMeasures } from '../../src/frame/fallback-face';
import { themeStyle } from '../../src/frame/theme';

const fonts = Object.keys(letterMeasures) as (keyof typeof letterMeasures)[];

test.each([
  ['bricolage-grotesque', '88.2116%', '25.6098%', '105.4283%'],
  ['fraunces', '92.9623%', '24.2386%', '105.2039%'],
  ['outfit', '100.18%', '26.0468%', '99.8204%'],
  ['instrument-sans', '94.4163%', '24.3341%', '102.7365%'],
  ['source-serif-4', '96.4195%', '31.1781%', '107.4471%'],
] as const)('Arial is drawn as high and as wide as %s', (font, ascent, descent, size) => {
  const { family } = letterMeasures[font];
  const { face } = fallbackFace(font);
  expect(face).toBe(
    `@font-face {font-family: "${family} Fallback";src: local('Arial'), local('ArialMT'), local('Roboto'), local('Roboto-Regular');` +
      `ascent-override: ${ascent};descent-override: ${descent};line-gap-override: 0%;size-adjust: ${size};}`,
  );
  const style = themeStyle(resolveTheme({ font }), { [font]: '/font.woff2' });
  expect(style).toContain(face);
  expect(style).toContain(`--display-fallback:"${family} Fallback", Arial,var(--text-font)`);
});

test.each(fonts)('the measures of %s are those of its file', (font) => {
  const { family, unitsPerEm, ascent, descent } = letterMeasures[font];
  const file = openSync(faceFiles({ font, textFont: font })[0]?.[1] ?? '');
  if ('fonts' in file) throw new Error('It holds several typefaces.');
  expect(file.familyName).toContain(family);
  expect({ unitsPerEm: file.unitsPerEm, ascent: file.ascent, descent: file.descent }).toEqual({
    unitsPerEm,
    ascent,
    descent,
  });
  expect(file.lineGap).toBe(0);
});
