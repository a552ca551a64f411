import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import { deriveColors } from '../compose/colors';
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
    ...deriveColors(colors),
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
