/** The colours of a theme, each as #rrggbb. */
export interface ThemeColors {
  paper: string;
  ink: string;
  accent: string;
  second: string;
  /** What the words of buttons stand on, where that is not the accent. */
  button?: string;
}

/** The least contrast of words with what they stand on: WCAG 2.2, success criterion 1.4.3. */
export const leastContrast = 4.5;

/** Whether words are lighter than the paper. */
export function isDark({ paper, ink }: Pick<ThemeColors, 'paper' | 'ink'>): boolean {
  return luminance(paper) < luminance(ink);
}

/** Whichever of two colours is easier to read on a third. */
export function readableOn(background: string, one: string, other: string): string {
  return contrast(one, background) >= contrast(other, background) ? one : other;
}

/** The contrast of two colours, from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The nearest shade of a colour, lighter or darker, that reaches a contrast with every background; black or white at the end. */
export function nearestShade(color: string, backgrounds: string[], least: number): string {
  return shadeThat(color, (shade) => backgrounds.every((background) => contrast(shade, background) >= least)) ?? color;
}

/** The nearest shade of a colour of which something is true; nothing where it is true of none. */
export function shadeThat(color: string, isTrueOf: (shade: string) => boolean): string | undefined {
  for (const shade of shadesOf(color)) if (isTrueOf(shade)) return shade;
  return undefined;
}

/** The shades of a colour, darker and lighter by turns, the nearest first: whoever needs few makes few. */
export function* shadesOf(color: string): Generator<string> {
  for (let percent = 1; percent <= 100; percent++) {
    for (const end of ['#000000', '#ffffff']) yield mix(end, color, percent / 100);
  }
}

/** How light a colour is, from 0 to 1, as WCAG 2.2 defines it. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `share` of one colour in another. */
export function mix(one: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(one).map((value, index) => Math.round(value * share + (others[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
