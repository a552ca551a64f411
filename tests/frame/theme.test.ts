import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFile, themeStyle } from '../../src/frame/theme';
import { openBuilds } from '../build/build-fixture';
import { temporaryFolder } from '../temporary-folder';

const colors = { paper: '#fbf7f0', ink: '#14213d', accent: '#c2410c', second: '#0f766e' };

test.each([
  ['#c2410c', '#fbf7f0'],
  ['#ffd54a', '#14213d'],
  ['#000000', '#fbf7f0'],
  ['#ffffff', '#14213d'],
])('what stands on the accent %s is %s, the easier to read of paper and ink', (accent, expected) => {
  expect(themeStyle({ colors: { ...colors, accent } }, undefined)).toContain(`--on-accent:${expected};`);
});

test('the custom properties hold the colours and the radius of the theme', () => {
  const style = themeStyle({ colors, radius: 'large' }, undefined);
  expect(style).toContain('--paper:#fbf7f0;--ink:#14213d;--accent:#c2410c;--second:#0f766e;');
  expect(style).toContain('--radius:0.875rem');
  expect(style).not.toContain('@font-face');
});

test('a typeface comes with its file and with a fallback of the same size', () => {
  const style = themeStyle({ colors, font: 'outfit' }, '/base/_assets/outfit.woff2');
  expect(style).toContain('@font-face{font-family:"Outfit";src:url("/base/_assets/outfit.woff2") format("woff2")');
  expect(style).toContain('size-adjust:');
  expect(existsSync(fontFile({ colors, font: 'outfit' }) ?? '')).toBe(true);
  expect(fontFile({ colors, font: 'system' })).toBeUndefined();
  expect(fontFile({ colors })).toBeUndefined();
});

test.each([
  ['outfit', ['outfit']],
  ['bricolage-grotesque', ['bricolage-grotesque']],
  ['system', []],
] as const)('with the font %s the output holds the fonts %j', async (font, expected) => {
  const { build, outFolder } = await openBuilds('werkstatt', temporaryFolder());
  await build(({ theme }) => Object.assign(theme, { font }));
  const fonts = readdirSync(join(outFolder, '_assets')).filter((name) => name.endsWith('.woff2'));
  expect(fonts.map((name) => name.replace(/-latin.*/, ''))).toEqual(expected);
  const home = readFileSync(join(outFolder, 'index.html'), 'utf8');
  expect([...home.matchAll(/url\("([^"]*\.woff2)"\)/g)].map(([, address]) => address)).toEqual(
    fonts.map((name) => `/werkstatt/_assets/${name}`),
  );
});
