import { mix, type ThemeColors } from '../compose/colors';
import { raisedOnPaper, readable } from '../compose/surfaces';

/**
 * Makes the colours of a theme around an accent, or its nearest readable shade where words in it would be too faint.
 */
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

/** Turns the hue of a colour by a third of the circle, to the greener side, which is calm beside any colour. */
function greenerHue(color: string): string {
  const [red, green, blue] = [color.slice(1, 3), color.slice(3, 5), color.slice(5, 7)];
  return blue > red ? `#${green}${blue}${red}` : `#${blue}${red}${green}`;
}
