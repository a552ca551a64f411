import { createRequire } from 'node:module';
import { deriveColors, isDark } from '../compose/colors';
import type { Manifest } from '../manifest/manifest';
import { fallbackFace, letterMeasures } from './fallback-face';

type Theme = Manifest['theme'];

type Font = Exclude<NonNullable<Theme['font']>, 'system'>;

/** The weights that the file of a typeface has. */
const weights: Record<Font, string> = {
  'bricolage-grotesque': '200 800',
  fraunces: '100 900',
  outfit: '100 900',
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
  return require.resolve(`@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`);
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
    'scheme-on-paper': isDark(colors) ? 'dark' : 'light',
    'scheme-on-ink': isDark(colors) ? 'light' : 'dark',
    radius: radii[radius],
  };
  const declarations = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
  if (font === 'system' || !fontAddress) return `@layer base{:root{${declarations.join(';')}}}`;
  const { family } = letterMeasures[font];
  const { names, face } = fallbackFace(font);
  declarations.push(`--display-fallback:${names},var(--text-font)`);
  declarations.push(`--display-font:"${family}",var(--display-fallback)`);
  return [
    `@font-face{font-family:"${family}";src:url("${fontAddress}") format("woff2");font-weight:${weights[font]};font-display:swap}`,
    face,
    `@layer base{:root{${declarations.join(';')}}}`,
  ].join('');
}
