import { isDark, type ThemeColors } from '../compose/colors';
import { type Surface, surfacesOf } from '../compose/surfaces';
import { palettesOf, type Theme } from '../compose/theme';
import { typeScale } from '../compose/type-scale';
import { type FaceAddresses, faceStyle } from './faces';

const radii: Record<Theme['radius'], string> = {
  none: '0',
  small: '0.1875rem',
  medium: '0.375rem',
  large: '0.875rem',
};

/** How much room there is, by that of the usual density. */
const densities: Record<Theme['density'], number> = { compact: 0.7, normal: 1, airy: 1.3 };

/** The attributes of the root element by which styles tell themes apart. */
export function themeAttributes({ button, card, header, hero, ornament }: Theme): Record<string, string> {
  const named = { button, card, header, hero, ornament };
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [`data-${name}`, value]));
}

/** The colours of the browser's own frame, each with the media query in which it counts. */
export function frameColors(theme: Theme): [media: string, color: string][] {
  const { usual, whereDark } = palettesOf(theme);
  if (!whereDark) return [['', usual.paper]];
  return [
    [`${prefersDark.replace('dark', 'light')}`, usual.paper],
    [prefersDark, whereDark.paper],
  ];
}

/** The custom properties of a theme, and its typefaces at their addresses. */
export function themeStyle(theme: Theme, addresses: FaceAddresses): string {
  const { mode, radius, density, measure, typeRatio } = theme;
  const { usual, whereDark } = palettesOf(theme);
  const { faces, properties } = faceStyle(theme, addresses);
  const shapes = {
    ...typeScale(typeRatio),
    radius: radii[radius],
    density: String(densities[density]),
    measure: `${measure}ch`,
    ...properties,
  };
  const dark = whereDark ? `@media ${prefersDark}{${colorRules(whereDark, true)}}` : '';
  return `${faces}@layer base{:root{${declarations(shapes)}}${colorRules(usual, mode === 'dark')}${dark}}`;
}

const prefersDark = '(prefers-color-scheme: dark)';

/** The colours of a theme in one mode: its own, and what is drawn on each surface. At night marks drawn for paper keep some of it behind them. */
function colorRules(colors: ThemeColors, isNight: boolean): string {
  const { plain, ...others } = surfacesOf(colors);
  const { paper, ink, accent, second } = colors;
  const own = { paper, ink, accent, second, tint: others.tinted.background, plate: isNight ? ink : 'transparent' };
  const rules = Object.entries(others).map(([name, surface]) => `[data-surface=${name}]{${surfaceStyle(surface)}}`);
  return `:root{${declarations(own)};${surfaceStyle(plain)}}${rules.join('')}`;
}

function surfaceStyle(surface: Surface): string {
  const { background, foreground, onButton, ...others } = surface;
  const scheme = isDark({ paper: background, ink: foreground }) ? 'dark' : 'light';
  return `color-scheme:${scheme};${declarations({ background, foreground, 'on-button': onButton, ...others })}`;
}

function declarations(properties: Record<string, string>): string {
  return Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}
