import { contrast, leastContrast as least, nearestShade, shadeThat, type ThemeColors } from '../../compose/colors';
import type { Site } from '../../compose/site';
import { raisedOnPaper } from '../../compose/surfaces';
import type { SiteRule } from '../rule';

export const colorsAreReadable: SiteRule = {
  id: 'colors-are-readable',
  what: 'Words in the colours of the theme can be read on what they stand on.',
  severity: 'error',
  scope: 'site',
  why: 'Faint words cannot be read in the sun, on a cheap screen, or with weak eyes. Bands and the dark mode take a shade of each colour that can be read there; on the paper it shows as it is written.',
  wrong: '"accent": "#f97316" on "paper": "#ffffff"',
  right: '"accent": "#c2410c" on "paper": "#ffffff"',
  check({ facts, report }) {
    const { theme, manifest } = facts.site;
    const { colors, look } = theme;
    const written = manifest.theme.colors ?? {};
    const backgrounds = backgroundsOf(colors);
    const faint = faintNames(colors, theme);
    // Where nothing can be read, the paper is the colour that was mistaken.
    if (faint.length === names.length && written.paper !== undefined) {
      const shade = shadeThat(colors.paper, (paper) => faintNames({ ...colors, paper }, theme).length === 0);
      const hint = shade
        ? `"${shade}" is the nearest shade on which they can.`
        : 'Choose a paper that is much lighter or much darker than all three.';
      report(
        '/theme/colors/paper',
        `No words can be read on the paper ${colors.paper}, be they ink, the accent colour or the second colour. ${hint}`,
      );
      return;
    }
    for (const name of faint) {
      const shade = nearestShade(colors[name], backgrounds, least);
      const measured = `their contrast is ${sayContrast(contrastWith(colors[name], backgrounds))}, and ${least} is needed`;
      if (written[name] === undefined) {
        const message = `Words in the colour "${name}" of the look "${look}", ${colors[name]}, are too faint on the paper ${colors.paper}${modeOf(theme)}: ${measured}. Choose another paper, or write "${name}": "${shade}" beside it, which can be read.`;
        report('/theme/colors/paper', message);
      } else {
        const message = `Words in the colour "${name}", ${colors[name]}, are too faint on the paper of this site${modeOf(theme)}: ${measured}. "${shade}" is the nearest shade that can be read.`;
        report(`/theme/colors/${name}`, message, { fix: JSON.stringify(shade) });
      }
    }
  },
};

const names = ['ink', 'accent', 'second'] as const;

/** Names the mode, where a site has two. */
function modeOf({ mode }: Site['theme']): string {
  return mode === 'auto' ? ' in the light mode' : '';
}

/**
 * Gives the names of colours that are drawn as they are written and cannot be read; in the dark mode, accent and second
 * are drawn in shades of their own.
 */
function faintNames(colors: ThemeColors, { mode }: Site['theme']): (typeof names)[number][] {
  const backgrounds = backgroundsOf(colors);
  const shown = mode === 'dark' ? (['ink'] as const) : names;
  return shown.filter((name) => contrastWith(colors[name], backgrounds) < least);
}

/** Writes a contrast rounded down, so that one that is too low never reads as the needed one. */
function sayContrast(measured: number): string {
  return (Math.floor(measured * 10) / 10).toFixed(1);
}

/** Gives the least contrast of a colour with what stands behind it. */
function contrastWith(color: string, backgrounds: string[]): number {
  return Math.min(...backgrounds.map((background) => contrast(color, background)));
}

/** Gives the colours on which words in each colour stand. Paper is given: the others are measured against it. */
function backgroundsOf(colors: ThemeColors): string[] {
  return [colors.paper, raisedOnPaper(colors)];
}
