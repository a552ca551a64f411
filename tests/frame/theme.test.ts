import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resolveTheme } from '../../src/compose/theme';
import { faceFiles } from '../../src/frame/face-files';
import { frameColors, themeAttributes, themeStyle } from '../../src/frame/theme';
import { openBuilds } from '../build/build-fixture';
import { temporaryFolder } from '../temporary-folder';

const system = { font: 'system', textFont: 'system' } as const;

test.each([
  ['#c2410c', '#fbf7f0'],
  ['#0f766e', '#fbf7f0'],
  ['#000000', '#fbf7f0'],
])('what stands on a button in %s is %s', (accent, expected) => {
  const style = themeStyle(resolveTheme({ colors: { accent } }), {});
  expect(style).toContain(`--button:${accent}`);
  expect(style).toContain(`--on-button:${expected};`);
});

test('the custom properties hold the colours and the shapes of the theme', () => {
  const style = themeStyle(resolveTheme({ ...system, radius: 'large', density: 'compact' }), {});
  expect(style).toContain('--paper:#fbf7f0;--ink:#14213d;--accent:#c2410c;--second:#0f766e;');
  expect(style).toContain('--radius:0.875rem;--density:0.7;--measure:66ch');
  expect(style).not.toContain('@font-face');
});

test('each surface has colours of its own', () => {
  const style = themeStyle(resolveTheme(system), {});
  for (const surface of ['tinted', 'accent', 'second', 'ink', 'picture'])
    expect(style).toContain(`[data-surface=${surface}]{`);
});

test('the pages of a site have the surfaces alone that a block of it stands on', async () => {
  const { build, outFolder } = await openBuilds('kajak', temporaryFolder());
  const styles = (): string => readFileSync(join(outFolder, 'index.html'), 'utf8');
  await build();
  expect(styles()).toContain('[data-surface=tinted]{');
  expect(styles()).not.toMatch(/\[data-surface=(second|picture)\]/);
  await build(({ routes }) => Object.assign(routes[0]?.blocks[1] ?? {}, { surface: 'second' }));
  expect(styles()).toContain('[data-surface=second]{');
});

test.each([
  ['kajak', 1],
  ['agency', 0],
] as const)(
  'the pages of %s have the styles of a way back %i times: some page of it has one, or none',
  async (name, count) => {
    const { build, outFolder } = await openBuilds(name, temporaryFolder());
    await build();
    const home = readFileSync(join(outFolder, 'index.html'), 'utf8');
    expect(home.match(/li\+li:+before/g) ?? []).toHaveLength(count);
  },
);

test('a page of the second tone takes what differs from the others, where a site has such pages', () => {
  const style = themeStyle(resolveTheme({ ...system, mode: 'auto' }), {}, ['second']);
  const rules = [...style.matchAll(/\[data-tone=second\]( \[data-surface=tinted\])?\{([^}]*)\}/g)];
  expect(
    rules.map(([, surface, said = '']) => [surface?.trim(), said.includes('--mark'), said.includes('--link')]),
  ).toEqual(
    [1, 2].flatMap(() => [
      [undefined, true, false],
      ['[data-surface=tinted]', true, expect.any(Boolean)],
    ]),
  );
  expect(style).toContain('[data-tone=second]{--rule:');
  expect(themeStyle(resolveTheme(system), {})).not.toContain('data-tone');
});

test('the dark mode stands under the wish for it where a theme has both', () => {
  const query = '@media (prefers-color-scheme: dark){:root{--paper:#14213d';
  expect(themeStyle(resolveTheme({ ...system, mode: 'auto' }), {})).toContain(query);
  expect(themeStyle(resolveTheme({ ...system, mode: 'dark' }), {})).not.toContain('@media');
  expect(frameColors(resolveTheme({ mode: 'auto' }))).toEqual([
    ['(prefers-color-scheme: light)', '#fbf7f0'],
    ['(prefers-color-scheme: dark)', '#14213d'],
  ]);
  expect(frameColors(resolveTheme({ mode: 'dark' }))).toEqual([['', '#14213d']]);
});

test('styles tell themes apart by attributes of the root element', () => {
  expect(themeAttributes(resolveTheme({ look: 'ledger', card: 'flat' }))).toEqual({
    'data-button': 'text',
    'data-card': 'flat',
    'data-header': 'centred',
    'data-ornament': 'rule',
  });
});

test('a typeface comes with its file and with a fallback of the same size', () => {
  const style = themeStyle(resolveTheme({ font: 'outfit' }), { outfit: '/base/_assets/outfit.woff2' });
  expect(style).toContain('@font-face{font-family:"Outfit";src:url("/base/_assets/outfit.woff2") format("woff2")');
  expect(style).toContain('size-adjust:');
  for (const [, file] of faceFiles({ font: 'outfit', textFont: 'source-serif-4' })) expect(existsSync(file)).toBe(true);
  expect(faceFiles(system)).toEqual([]);
});

test('the typeface of text never takes the place of letters that are drawn', () => {
  const style = themeStyle(resolveTheme({ look: 'studio' }), { 'instrument-sans': '/face.woff2' });
  expect(style).toMatch(/"Instrument Sans Text";[^}]*font-display:optional/);
  expect(style).toContain('--text-font:"Instrument Sans Text","Instrument Sans Fallback", Arial,var(--system-font)');
});

test.each([
  ['outfit', 'system', ['outfit']],
  ['bricolage-grotesque', 'bricolage-grotesque', ['bricolage-grotesque']],
  ['outfit', 'instrument-sans', ['instrument-sans', 'outfit']],
  ['system', 'system', []],
] as const)(
  'with %s in headings and %s in text the output holds the typefaces %j',
  async (font, textFont, expected) => {
    const { build, outFolder } = await openBuilds('werkstatt', temporaryFolder());
    await build(({ theme }) => Object.assign(theme, { font, textFont }));
    const fonts = readdirSync(join(outFolder, '_assets')).filter((name) => name.endsWith('.woff2'));
    expect(fonts.map((name) => name.replace(/-latin.*/, '')).sort()).toEqual(expected);
    const home = readFileSync(join(outFolder, 'index.html'), 'utf8');
    const named = new Set([...home.matchAll(/url\("([^"]*\.woff2)"\)/g)].map(([, address]) => address));
    expect([...named].sort()).toEqual(fonts.map((name) => `/werkstatt/_assets/${name}`).sort());
  },
);
