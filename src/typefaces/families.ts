import type { Manifest } from '../manifest/manifest';

/** The typefaces that a theme may name. */
export type FontName = NonNullable<Manifest['theme']['font']>;

/**
 * The typefaces in which pictures say their words, each with the files that its letters come in. They are bold, and
 * come from the packages of Fontsource.
 */
const families = {
  'bricolage-grotesque': ['latin', 'latin-ext', 'vietnamese'],
  fraunces: ['latin', 'latin-ext', 'vietnamese'],
  'instrument-sans': ['latin', 'latin-ext'],
  outfit: ['latin', 'latin-ext'],
  'source-serif-4': ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'],
  'noto-sans': ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'devanagari'],
  'noto-sans-arabic': ['arabic'],
  'noto-sans-hebrew': ['hebrew'],
} as const;

type Family = keyof typeof families;

/** The families for scripts that the others lack: their files join every list. */
const companions: Family[] = ['noto-sans-arabic', 'noto-sans-hebrew'];

/**
 * Gives the files of letters for the words of a theme, as lists to choose from: first that of its own typeface, then
 * that of one with far more letters. A theme without a typeface gets a plain one.
 */
export function filesFor(font: FontName): [own: string[], wide: string[]] {
  const own = font === 'system' ? 'outfit' : font;
  const filesWith = (family: Family): string[] => [family, ...companions].flatMap(filesOf);
  return [filesWith(own), filesWith('noto-sans')];
}

/** Gives every file of letters. */
export function allFiles(): string[] {
  return familyNames().flatMap(filesOf);
}

/** Gives the packages that have the files. */
export function packagesOfFiles(): string[] {
  return familyNames().map((family) => `@fontsource/${family}`);
}

/** Gives the name under which the package of a file exports it. */
export function moduleOf(file: string): string {
  const family = familyNames().find((name) => filesOf(name).includes(file));
  return `@fontsource/${family}/files/${file}-700-normal.woff`;
}

function familyNames(): Family[] {
  return Object.keys(families) as Family[];
}

function filesOf(family: Family): string[] {
  return families[family].map((part) => `${family}-${part}`);
}
