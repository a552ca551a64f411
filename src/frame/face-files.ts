import { createRequire } from 'node:module';
import type { Theme } from '../compose/theme';
import type { FaceName } from './fallback-face';

const require = createRequire(import.meta.url);

/** The absolute path of the file of each typeface that a theme needs. */
export function faceFiles({ font, textFont }: Pick<Theme, 'font' | 'textFont'>): [FaceName, string][] {
  const names = [...new Set([font, textFont])].filter((name) => name !== 'system');
  return names.map((name) => [
    name,
    require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  ]);
}
