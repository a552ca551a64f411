import {
  contrast,
  deriveColors,
  leastContrast as least,
  nearestShade,
  shadesOf,
  type ThemeColors,
} from '../../compose/colors';
import type { SiteRule } from '../rule';

export const colorsAreReadable: SiteRule = {
  id: 'colors-are-readable',
  what: 'Words in the colours of the theme can be read on what they stand on.',
  severity: 'error',
  scope: 'site',
  why: 'Faint words cannot be read in the sun, on a cheap screen, or with weak eyes.',
  wrong: '"accent": "#f97316" on "paper": "#ffffff"',
  right: '"accent": "#c2410c" on "paper": "#ffffff"',
  check({ facts, report }) {
    const { colors } = facts.site.manifest.theme;
    const backgrounds = backgroundsOf(colors);
    const faint = faintNames(colors);
    // Where nothing can be read, the paper is the colour that was mistaken.
    if (faint.length === names.length) {
      const shade = shadesOf(colors.paper).find((paper) => faintNames({ ...colors, paper }).length === 0);
      const hint = shade
        ? `"${shade}" is the nearest shade on which they can.`
        : 'Choose a paper that is much lighter or much darker than all three.';
      report(
        '/theme/colors/paper',
        `No words can be read on the paper ${colors.paper}, be they ink, accent or second. ${hint}`,
      );
      return;
    }
    for (const name of faint) {
      const shade = nearestShade(colors[name], backgrounds, least);
      const measured = `their contrast is ${contrastWith(colors[name], backgrounds).toFixed(1)}, and ${least} is needed`;
      const message = `Words in the ${name} ${colors[name]} are too faint on the paper of this site: ${measured}. "${shade}" is the nearest shade that can be read.`;
      report(`/theme/colors/${name}`, message, { fix: JSON.stringify(shade) });
    }
  },
};

const names = ['ink', 'accent', 'second'] as const;

function faintNames(colors: ThemeColors): (typeof names)[number][] {
  const backgrounds = backgroundsOf(colors);
  return names.filter((name) => contrastWith(colors[name], backgrounds) < least);
}

/** The least contrast of a colour with what stands behind it. */
function contrastWith(color: string, backgrounds: string[]): number {
  return Math.min(...backgrounds.map((background) => contrast(color, background)));
}

/** What words in each colour stand on. Paper is given: the others are measured against it. */
function backgroundsOf(colors: ThemeColors): string[] {
  const { paper } = colors;
  const { tint = paper, 'raised-on-paper': raised = paper } = deriveColors(colors);
  return [paper, tint, raised];
}
