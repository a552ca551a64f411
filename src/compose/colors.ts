/** The colours of a theme, each as #rrggbb. */
export interface ThemeColors {
  paper: string;
  ink: string;
  accent: string;
  second: string;
  /** The colour under the words of buttons, where that is not the accent. */
  button?: string;
}

/** The least contrast of words with what is under them: WCAG 2.2, success criterion 1.4.3. */
export const leastContrast = 4.5;

/** Tells whether the ink is lighter than the paper. */
export function isDark({ paper, ink }: Pick<ThemeColors, 'paper' | 'ink'>): boolean {
  return luminance(paper) < luminance(ink);
}

/** Gives whichever of two colours is easier to read on a third. */
export function readableOn(background: string, one: string, other: string): string {
  return contrast(one, background) >= contrast(other, background) ? one : other;
}

/** Gives the contrast of two colours, from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Gives the nearest shade of a colour, lighter or darker, that has at least a contrast with every background; the
 * colour itself where no shade has it.
 */
export function nearestShade(color: string, backgrounds: string[], least: number): string {
  return shadeThat(color, (shade) => backgrounds.every((background) => contrast(shade, background) >= least)) ?? color;
}

/** Gives the nearest shade of a colour that passes a test; undefined where none does. */
export function shadeThat(color: string, isTrueOf: (shade: string) => boolean): string | undefined {
  for (const shade of shadesOf(color)) if (isTrueOf(shade)) return shade;
  return undefined;
}

/** Gives the shades of a colour, darker and lighter by turns, the nearest first, each as it is asked for. */
export function* shadesOf(color: string): Generator<string> {
  for (let percent = 1; percent <= 100; percent++) {
    for (const end of ['#000000', '#ffffff']) yield mix(end, color, percent / 100);
  }
}

/** Gives the luminance of a colour, from 0 to 1, as WCAG 2.2 defines it. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Mixes `share` of one colour, from 0 to 1, into another. */
export function mix(one: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(one).map((value, index) => Math.round(value * share + (others[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
