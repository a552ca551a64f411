import type { Manifest } from '../manifest/manifest';
import { isDark, type ThemeColors } from './colors';
import { looks } from './looks';
import type { Look } from './looks/look';

type WrittenTheme = Manifest['theme'];

/** A theme as it is drawn: its look with what the site sets itself. */
export interface Theme extends Look {
  look: NonNullable<WrittenTheme['look']>;
  mode: NonNullable<WrittenTheme['mode']>;
}

/** Gives the theme that a site.json describes. */
export function resolveTheme({ look = 'departures', mode = 'light', colors, ...own }: WrittenTheme): Theme {
  const of = looks[look];
  return { ...of, ...own, look, mode, colors: { ...of.colors, ...colors } };
}

/** The colours in which a theme is drawn: `whereDark` on devices that prefer dark ones. */
export interface Palettes {
  usual: ThemeColors;
  whereDark?: ThemeColors;
}

/** Gives the colours of each mode that a theme has. */
export function palettesOf({ mode, colors }: Pick<Theme, 'mode' | 'colors'>): Palettes {
  const turnedColors = turn(colors);
  const [light, dark] = isDark(colors) ? [turnedColors, colors] : [colors, turnedColors];
  if (mode === 'light') return { usual: colors };
  return mode === 'dark' ? { usual: dark } : { usual: light, whereDark: dark };
}

/** Exchanges ink and paper; each surface gives accent and second a shade of their own. */
function turn({ paper, ink, ...hues }: ThemeColors): ThemeColors {
  return { paper: ink, ink: paper, ...hues };
}
