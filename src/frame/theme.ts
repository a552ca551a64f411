import { isDark, mix, type ThemeColors } from '../compose/colors';
import { scrimOf } from '../compose/scrim';
import { type SurfaceColors, surfacesOf, type Tone } from '../compose/surfaces';
import { palettesOf, type Theme } from '../compose/theme';
import { typeScale } from '../compose/type-scale';
import { type FaceAddresses, faceStyle } from './faces';

const radii: Record<Theme['radius'], string> = {
  none: '0',
  small: '0.1875rem',
  medium: '0.375rem',
  large: '0.875rem',
};

/** The room of each density, as a share of the usual one. */
const densities: Record<Theme['density'], number> = { compact: 0.7, normal: 1, airy: 1.3 };

/** Gives the attributes of the root element by which styles tell themes apart. */
export function themeAttributes({ button, card, header, ornament }: Theme): Record<string, string> {
  const namedParts = { button, card, header, ornament };
  return Object.fromEntries(Object.entries(namedParts).map(([name, value]) => [`data-${name}`, value]));
}

/** Gives the colours of the browser's own frame, each with its media query. */
export function frameColors(theme: Theme): [media: string, color: string][] {
  const { usual, whereDark } = palettesOf(theme);
  if (!whereDark) return [['', usual.paper]];
  return [
    [`${prefersDark.replace('dark', 'light')}`, usual.paper],
    [prefersDark, whereDark.paper],
  ];
}

/** Writes the custom properties of a theme, and its typefaces at their addresses. */
export function themeStyle(theme: Theme, addresses: FaceAddresses, tones: Tone[] = []): string {
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
  const dark = whereDark ? `@media ${prefersDark}{${colorRules(whereDark, true, tones)}}` : '';
  return `${faces}@layer base{:root{${declarations(shapes)}}${colorRules(usual, mode === 'dark', tones)}${dark}}`;
}

/**
 * The share of ink in the plate that stands behind dark marks in the dark mode: enough to see the mark, and no glare.
 */
const plateShare = 0.75;
const prefersDark = '(prefers-color-scheme: dark)';

/**
 * Writes the colours of a theme in one mode: its own, and those of each surface. In the dark mode, marks that were
 * drawn for paper stand on a plate.
 */
function colorRules(colors: ThemeColors, isNight: boolean, tones: Tone[]): string {
  const { plain, ...others } = surfacesOf(colors);
  const { paper, ink, accent, second } = colors;
  const { background: ground, foreground: words } = others.ink;
  const own = {
    ...{ paper, ink, accent, second },
    tint: others.tinted.background,
    plate: isNight ? mix(ink, paper, plateShare) : 'transparent',
    scrim: scrimOf(ground, words),
    'on-scrim': words,
  };
  const rules = Object.entries(others).map(([name, surface]) => `[data-surface=${name}]{${surfaceStyle(surface)}}`);
  const toned = tones.map((tone) => toneRules(colors, tone));
  return `:root{${declarations(own)};${surfaceStyle(plain)}}${[...rules, ...toned].join('')}`;
}

/** Writes the colours that differ on pages of a tone. Bands of one colour are the same in all tones. */
function toneRules(colors: ThemeColors, tone: Tone): string {
  const usual = surfacesOf(colors);
  const toned = surfacesOf(colors, tone);
  const different = (name: 'plain' | 'tinted'): string => {
    const pairs = Object.entries(toned[name]) as [keyof SurfaceColors, string][];
    return declarations(Object.fromEntries(pairs.filter(([key, color]) => color !== usual[name][key])));
  };
  const page = `[data-tone=${tone}]`;
  return `${page}{${different('plain')}}${page} [data-surface=tinted]{${different('tinted')}}`;
}

function surfaceStyle(surface: SurfaceColors): string {
  const { background, foreground, onButton, ...others } = surface;
  const scheme = isDark({ paper: background, ink: foreground }) ? 'dark' : 'light';
  return `color-scheme:${scheme};${declarations({ background, foreground, 'on-button': onButton, ...others })}`;
}

function declarations(properties: Record<string, string>): string {
  return Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}
