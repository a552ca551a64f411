import type { Theme } from '../compose/theme';
import { type FaceName, fallbackFace, letterMeasures } from './fallback-face';

/** The addresses of the files of typefaces. */
export type FaceAddresses = Partial<Record<FaceName, string>>;

/** The weights in the file of each typeface. */
const weights: Record<FaceName, string> = {
  'bricolage-grotesque': '200 800',
  fraunces: '100 900',
  'instrument-sans': '400 700',
  outfit: '100 900',
  'source-serif-4': '200 900',
};

/** The weight of headings in typefaces that do not look best in the usual one. */
const headingWeights: Partial<Record<FaceName, string>> = { 'instrument-sans': '600', 'source-serif-4': '600' };

/** Writes the rules of a theme's typefaces, and the properties by which styles name them. */
export function faceStyle(
  { font, textFont }: Pick<Theme, 'font' | 'textFont'>,
  addresses: FaceAddresses,
): { faces: string; properties: Record<string, string> } {
  const rules = new Set<string>();
  const properties: Record<string, string> = {};
  if (font === 'system') {
    if (textFont !== 'system') properties['display-fallback'] = 'var(--system-font)';
  } else {
    const { family } = letterMeasures[font];
    const { names, face } = fallbackFace(font);
    rules.add(fontFace(font, family, 'swap', addresses)).add(face);
    properties['display-fallback'] = `${names},var(--text-font)`;
    if (headingWeights[font]) properties['heading-weight'] = headingWeights[font];
    properties['display-font'] = `"${family}",var(--display-fallback)`;
  }
  if (textFont !== 'system') {
    const { names, face } = fallbackFace(textFont);
    const family = `${letterMeasures[textFont].family} Text`;
    // Lines of copy break elsewhere in other letters: it is drawn in those that are there at once, and in the others from the next page on.
    rules.add(fontFace(textFont, family, 'optional', addresses)).add(face);
    properties['text-font'] = `"${family}",${names},var(--system-font)`;
  }
  return { faces: [...rules].join(''), properties };
}

function fontFace(name: FaceName, family: string, display: string, addresses: FaceAddresses): string {
  return `@font-face{font-family:"${family}";src:url("${addresses[name]}") format("woff2");font-weight:${weights[name]};font-display:${display}}`;
}
