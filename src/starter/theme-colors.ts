import { mix, type ThemeColors } from '../compose/colors';
import { raisedOnPaper, readable } from '../compose/surfaces';

/** The colours of a theme around an accent; where words in that would be too faint, its nearest shade takes its place. */
export function themeColors(wanted: string): ThemeColors {
  const paper = mix(wanted, '#ffffff', 0.03);
  const ink = mix(wanted, '#10141a', 0.12);
  const grounds = [paper, raisedOnPaper({ paper, ink })];
  return {
    paper,
    ink,
    accent: readable(wanted, grounds),
    second: readable(mix(greenerHue(wanted), ink, 0.8), grounds),
  };
}

/** Of the two colours that lie a third of the circle of hues away, the one with more green, which is calm beside any other. */
function greenerHue(color: string): string {
  const [red, green, blue] = [color.slice(1, 3), color.slice(3, 5), color.slice(5, 7)];
  return blue > red ? `#${green}${blue}${red}` : `#${blue}${red}${green}`;
}
