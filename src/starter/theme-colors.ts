import { contrast, deriveColors, leastContrast, mix, nearestShade, type ThemeColors } from '../compose/colors';

/** The colours of a theme around an accent; where words in that would be too faint, its nearest shade takes its place. */
export function themeColors(wanted: string): ThemeColors {
  const paper = mix(wanted, '#ffffff', 0.03);
  const ink = mix(wanted, '#10141a', 0.12);
  const { tint = paper, 'raised-on-paper': raised = paper } = deriveColors({ paper, ink, accent: ink, second: ink });
  const backgrounds = [paper, tint, raised];
  return {
    paper,
    ink,
    accent: readable(wanted, backgrounds),
    second: readable(mix(greenerHue(wanted), ink, 0.8), backgrounds),
  };
}

/** A colour itself where words in it can be read, else its nearest shade in which they can. */
function readable(color: string, backgrounds: string[]): string {
  const isReadable = backgrounds.every((background) => contrast(color, background) >= leastContrast);
  return isReadable ? color : nearestShade(color, backgrounds, leastContrast);
}

/** Of the two colours that lie a third of the circle of hues away, the one with more green, which is calm beside any other. */
function greenerHue(color: string): string {
  const [red, green, blue] = [color.slice(1, 3), color.slice(3, 5), color.slice(5, 7)];
  return blue > red ? `#${green}${blue}${red}` : `#${blue}${red}${green}`;
}
