import type { Theme } from '../compose/theme';

/** The name of a typeface that comes with the project. */
export type FaceName = Exclude<Theme['font'], 'system'>;

/**
 * The measures of a typeface in its own units: ascent, descent, and the average width of a Latin letter, weighted by
 * how often texts use it. The file of the typeface has all other measures.
 */
interface LetterMeasures {
  family: string;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  averageWidth: number;
}

/** The measures as @capsizecss/metrics 4.3.0 states them, which has read Google's fonts and Arial. */
export const letterMeasures: Record<FaceName, LetterMeasures> = {
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque',
    unitsPerEm: 1000,
    ascent: 930,
    descent: -270,
    averageWidth: 470,
  },
  fraunces: { family: 'Fraunces', unitsPerEm: 2000, ascent: 1956, descent: -510, averageWidth: 938 },
  'instrument-sans': {
    family: 'Instrument Sans',
    unitsPerEm: 1000,
    ascent: 970,
    descent: -250,
    averageWidth: 458,
  },
  outfit: { family: 'Outfit', unitsPerEm: 1000, ascent: 1000, descent: -260, averageWidth: 445 },
  'source-serif-4': {
    family: 'Source Serif 4',
    unitsPerEm: 1000,
    ascent: 1036,
    descent: -335,
    averageWidth: 479,
  },
};
const arial = { unitsPerEm: 2048, averageWidth: 913 };

/**
 * Gives the names under which Arial stands in for a typeface until it is loaded, and a rule that sizes Arial so that
 * nothing moves then.
 */
export function fallbackFace(font: FaceName): { names: string; face: string } {
  const { family, unitsPerEm, ascent, descent, averageWidth } = letterMeasures[font];
  const scale = averageWidth / unitsPerEm / (arial.averageWidth / arial.unitsPerEm);
  const declarations = [
    `font-family: "${family} Fallback"`,
    // Android has no Arial; its Roboto is as wide, to within two parts of a thousand.
    "src: local('Arial'), local('ArialMT'), local('Roboto'), local('Roboto-Regular')",
    `ascent-override: ${percent(ascent / unitsPerEm / scale)}`,
    `descent-override: ${percent(-descent / unitsPerEm / scale)}`,
    'line-gap-override: 0%',
    `size-adjust: ${percent(scale)}`,
  ];
  return { names: `"${family} Fallback", Arial`, face: `@font-face {${declarations.join(';')};}` };
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(4))}%`;
}
