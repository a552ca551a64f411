import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import type { Manifest } from '../manifest/manifest';

type Theme = Manifest['theme'];

/** The typeface of the headings: the package it comes from, and what the browser draws until it is there. */
interface Typeface {
  family: string;
  package: string;
  metrics: string;
  weights: string;
}

const typefaces: Record<Exclude<NonNullable<Theme['font']>, 'system'>, Typeface> = {
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque',
    package: 'bricolage-grotesque',
    metrics: 'bricolageGrotesque',
    weights: '200 800',
  },
  fraunces: { family: 'Fraunces', package: 'fraunces', metrics: 'fraunces', weights: '100 900' },
  outfit: { family: 'Outfit', package: 'outfit', metrics: 'outfit', weights: '100 900' },
};

const radii: Record<NonNullable<Theme['radius']>, string> = {
  none: '0',
  small: '0.1875rem',
  medium: '0.375rem',
  large: '0.875rem',
};

const require = createRequire(import.meta.url);

/** The absolute path of the font file that a theme needs, if any. */
export function fontFile({ font = 'system' }: Theme): string | undefined {
  if (font === 'system') return undefined;
  const { package: name } = typefaces[font];
  return require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
}

/** The custom properties of a theme, and its typeface at `fontAddress`. */
export function themeStyle(
  { colors, font = 'system', radius = 'medium' }: Theme,
  fontAddress: string | undefined,
): string {
  const { paper, ink, accent, second } = colors;
  const properties: Record<string, string> = {
    paper,
    ink,
    accent,
    second,
    'on-accent': readable(accent, paper, ink),
    'muted-on-paper': mix(ink, paper, 0.76),
    'rule-on-paper': mix(ink, paper, 0.16),
    'raised-on-paper': mix(paper, '#ffffff', 0.4),
    tint: mix(ink, paper, 0.035),
    'muted-on-ink': mix(paper, ink, 0.78),
    'rule-on-ink': mix(paper, ink, 0.24),
    'raised-on-ink': mix(paper, ink, 0.07),
    radius: radii[radius],
  };
  const declarations = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
  if (font === 'system' || !fontAddress) return `@layer base{:root{${declarations.join(';')}}}`;
  const { family, weights } = typefaces[font];
  const { fontFamily, fontFaces } = fallbackOf(font);
  declarations.push(
    `--display-fallback:${fontFamily.replace(`"${family}", `, '').replace(`${family}, `, '')},var(--text-font)`,
  );
  declarations.push(`--display-font:"${family}",var(--display-fallback)`);
  return [
    `@font-face{font-family:"${family}";src:url("${fontAddress}") format("woff2");font-weight:${weights};font-display:swap}`,
    fontFaces.replace(/\s*\n\s*/g, ''),
    `@layer base{:root{${declarations.join(';')}}}`,
  ].join('');
}

/** A face of the device, sized so that nothing moves when the typeface takes its place. */
function fallbackOf(font: keyof typeof typefaces): { fontFamily: string; fontFaces: string } {
  const { metrics } = typefaces[font];
  const load = (name: string) => require(`@capsizecss/metrics/${name}`);
  return createFontStack([load(metrics), load('arial')], { fontFaceFormat: 'styleString' });
}

/** Whichever of two colours is easier to read on a third. */
function readable(background: string, one: string, other: string): string {
  return contrast(one, background) >= contrast(other, background) ? one : other;
}

/** The contrast of two colours, from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `share` of one colour in another. */
function mix(one: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(one).map((value, index) => Math.round(value * share + (others[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
