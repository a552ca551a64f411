import { contrast, isDark, leastContrast, mix, nearestShade, readableOn, type ThemeColors } from './colors';
import type { Surface as SurfaceName } from './page';

/** The colours of all that is drawn on one surface. */
export interface SurfaceColors {
  background: string;
  /** The ground of what stands out: cards, fields. */
  raised: string;
  foreground: string;
  /** The colour of words that stand back. */
  muted: string;
  /** The colour of lines. */
  rule: string;
  link: string;
  /** The colour of figures, marks and icons. */
  mark: string;
  button: string;
  onButton: string;
}

/** The hue that a page has for its icons, eyebrows and lines, and for its opening. */
export type Tone = 'accent' | 'second';

/** The share of the tone's hue in a tinted band. */
const shareOfTint = 0.08;

/** Gives the surfaces of a theme in one mode and tone; all words on them can be read, whatever its colours. */
export function surfacesOf(colors: ThemeColors, tone: Tone = 'accent'): Record<SurfaceName, SurfaceColors> {
  const { paper, ink, accent, second } = colors;
  const isNight = isDark(colors);
  // On a dark page a band of the words' colour would glare.
  const dark = isNight ? solid(mix('#000000', paper, 0.45), colors) : solid(ink, colors);
  const tint = mix(readable(colors[tone], [paper]), paper, shareOfTint);
  return {
    plain: light(paper, raisedOnPaper(colors), colors, tone),
    tinted: light(tint, isNight ? lift(tint, ink, 0.07) : paper, colors, tone),
    accent: solid(accent, colors),
    second: solid(second, colors),
    ink: dark,
    // Its scrim leaves no room for words that stand back.
    picture: { ...dark, muted: dark.foreground },
  };
}

/** Gives the ground of what stands out from the paper: lighter than it, be it light or dark. */
export function raisedOnPaper({ paper, ink }: Pick<ThemeColors, 'paper' | 'ink'>): string {
  return isDark({ paper, ink }) ? lift(paper, ink, 0.07) : mix(paper, '#ffffff', 0.4);
}

/** Makes a surface on which accent and second keep their hues, if need be in a shade that can be read. */
function light(background: string, raised: string, colors: ThemeColors, tone: Tone): SurfaceColors {
  const { paper, ink, accent } = colors;
  const grounds = [background, raised];
  const foreground = readable(ink, grounds);
  const link = readable(accent, grounds);
  const mark = readable(colors[tone], grounds);
  const button = colors.button ?? link;
  return {
    background,
    raised,
    foreground,
    muted: fade(foreground, background, 0.76, grounds),
    rule: mix(mix(mark, foreground, 0.4), background, 0.18),
    link,
    mark,
    button,
    onButton: wordsOn(button, paper, ink),
  };
}

/** Makes a surface on which everything has one colour. */
function solid(background: string, { paper, ink }: ThemeColors): SurfaceColors {
  const words = wordsOn(background, paper, ink);
  const raised = lift(background, words, 0.07);
  return {
    background,
    raised,
    foreground: words,
    muted: fade(words, background, 0.78, [background, raised]),
    rule: mix(words, background, 0.24),
    link: words,
    mark: words,
    button: words,
    onButton: background,
  };
}

/** Gives a colour where words in it can be read on all grounds, else its nearest shade in which they can. */
export function readable(color: string, grounds: string[]): string {
  const isReadable = grounds.every((ground) => contrast(color, ground) >= leastContrast);
  return isReadable ? color : nearestShade(color, grounds, leastContrast);
}

/** Gives paper or ink, whichever is easier to read on a colour; white or black where neither can be read. */
function wordsOn(background: string, paper: string, ink: string): string {
  const words = readableOn(background, paper, ink);
  return contrast(words, background) >= leastContrast ? words : readableOn(background, '#ffffff', '#000000');
}

/**
 * Gives words that stand back: with at least `share` of their colour, and as much more as they need to be read on every
 * ground.
 */
function fade(words: string, background: string, share: number, grounds: string[]): string {
  const shades = sharesFrom(share, 1).map((one) => mix(words, background, one));
  const canBeRead = (shade: string): boolean => grounds.every((one) => contrast(shade, one) >= leastContrast);
  return shades.find(canBeRead) ?? words;
}

/** Gives a ground with at most `share` of its words' colour in it, and less where they could not be read upon that. */
function lift(ground: string, words: string, share: number): string {
  const raised = sharesFrom(share, 0).map((one) => mix(words, ground, one));
  return raised.find((one) => contrast(words, one) >= leastContrast) ?? ground;
}

/** Gives shares from one to another, in hundredths. */
function sharesFrom(from: number, to: number): number[] {
  const steps = Math.round(Math.abs(to - from) * 100);
  return Array.from({ length: steps + 1 }, (_, step) => from + (Math.sign(to - from) * step) / 100);
}
