import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast, isDark } from '../../src/compose/colors';
import { looks } from '../../src/compose/looks';
import { surfacesOf } from '../../src/compose/surfaces';
import { palettesOf, resolveTheme } from '../../src/compose/theme';
import { typeScale } from '../../src/compose/type-scale';
import { root } from '../project';

const named = Object.keys(looks) as (keyof typeof looks)[];
const odd = [
  { paper: '#ffffff', ink: '#767676', accent: '#f97316', second: '#ffff00' },
  { paper: '#0b1d26', ink: '#f1ede4', accent: '#8a4b12', second: '#000000' },
  { paper: '#1c1917', ink: '#a8a29e', accent: '#808080', second: '#4ade80' },
];
const modes = named.flatMap((look) => {
  const { usual, whereDark } = palettesOf(resolveTheme({ look, mode: 'auto' }));
  return [[`${look} by day`, usual] as const, [`${look} at night`, whereDark ?? usual] as const];
});

test('a theme that says nothing has the look of departures, and one that says something overrides that part', () => {
  expect(resolveTheme({})).toEqual({ ...looks.departures, look: 'departures', mode: 'light' });
  const theme = resolveTheme({ look: 'ledger', colors: { accent: '#123456' }, radius: 'large', measure: 58 });
  expect(theme.colors).toEqual({ ...looks.ledger.colors, accent: '#123456' });
  expect(theme).toMatchObject({ radius: 'large', measure: 58, font: 'source-serif-4', mode: 'light' });
});

test('no site but the agency wears its ornament', () => {
  const folder = join(root, 'tests/fixtures');
  const others = readdirSync(folder).filter((name) => name !== 'agency' && existsSync(join(folder, name, 'site.json')));
  const ornaments = others.map((name) => {
    const { theme } = JSON.parse(readFileSync(join(folder, name, 'site.json'), 'utf8'));
    return [name, resolveTheme(theme).ornament];
  });
  expect(ornaments.length).toBeGreaterThan(3);
  expect(ornaments.filter(([, ornament]) => ornament === 'departures')).toEqual([]);
});

test.each([...modes, ...odd.map((colors) => [colors.paper, colors] as const)])(
  'all that is drawn on any surface of %s can be told from what it stands on',
  (_, colors) => {
    const tones = ['accent', 'second'] as const;
    for (const [name, surface] of tones.flatMap((tone) => Object.entries(surfacesOf(colors, tone)))) {
      const { background, raised, foreground, muted, link, mark, button, onButton, rule } = surface;
      const words = Object.entries({ foreground, muted, link, mark });
      for (const [word, color] of words) {
        for (const ground of [background, raised])
          expect(contrast(color, ground), `${word} on ${name}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(onButton, button), `words on the button on ${name}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(button, background), `the button on ${name}`).toBeGreaterThanOrEqual(3);
      expect(contrast(rule, background), `the line on ${name}`).toBeGreaterThan(1.2);
    }
  },
);

test.each(['#ffa94d', '#ffffff', '#7a1f3d'])(
  'buttons stand on a colour of their own, %s, with words that can be read',
  (button) => {
    const { colors } = looks.studio;
    const plain = surfacesOf(colors).plain;
    const own = surfacesOf({ ...colors, button }).plain;
    expect(own).toEqual({ ...plain, button, onButton: expect.any(String) });
    expect(contrast(own.onButton, button)).toBeGreaterThanOrEqual(4.5);
    expect(surfacesOf({ ...colors, button }).accent).toEqual(surfacesOf(colors).accent);
  },
);

test.each(named)('the colours of the look %s show on its paper as they are', (look) => {
  const { colors } = looks[look];
  const { plain, tinted } = surfacesOf(colors);
  expect(plain).toMatchObject({ foreground: colors.ink, link: colors.accent, mark: colors.accent });
  expect(surfacesOf(colors, 'second').plain).toEqual({
    ...plain,
    mark: colors.second,
    rule: expect.not.stringMatching(plain.rule),
  });
  expect(contrast(tinted.background, plain.background)).toBeGreaterThan(1.1);
});

test('the dark mode has ink as its ground, whichever of the two colours is the darker', () => {
  const { ink, paper } = looks.studio.colors;
  expect(palettesOf(resolveTheme({ look: 'studio', mode: 'dark' })).usual).toMatchObject({ paper: ink, ink: paper });
  const night = { paper: '#101010', ink: '#fafafa', accent: '#ffcc00', second: '#00ffcc' };
  const auto = palettesOf(resolveTheme({ mode: 'auto', colors: night }));
  expect([isDark(auto.usual), auto.whereDark]).toEqual([false, night]);
  expect(palettesOf(resolveTheme({ colors: night }))).toEqual({ usual: night });
});

test.each([1.1, 1.2, 1.25, 1.333, 1.5])(
  'text, lead and titles of items are a quarter apart with the ratio %f',
  (ratio) => {
    const sizes = Object.values(typeScale(ratio)).map((size) => {
      const [, phone = '', wide = ''] = /^clamp\(([\d.]+)rem,.*,([\d.]+)rem\)$/.exec(size) ?? [];
      return [Number(phone), Number(wide)] as const;
    });
    for (const end of [0, 1] as const) {
      const [body = 0, lead = 0, title = 0, ...headings] = sizes.map((span) => span[end]);
      expect(lead / body).toBeGreaterThanOrEqual(1.249);
      expect(title / lead).toBeGreaterThanOrEqual(1.249);
      expect([title, ...headings]).toEqual([title, ...headings].sort((one, other) => one - other));
    }
  },
);
