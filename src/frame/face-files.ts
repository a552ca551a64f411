import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { assetPath } from '../addresses/asset-path';
import type { Theme } from '../compose/theme';
import { hashOf } from '../pictures/hash';
import { packageFile } from '../pictures/packages';
import { type FaceName, letterMeasures } from './fallback-face';

/** The file of a typeface, and its path within the base of a site. */
export interface Face {
  name: FaceName;
  path: string;
  file: string;
}

/** Gives the absolute path of the file of each typeface that a theme needs. */
export function faceFiles({ font, textFont }: Pick<Theme, 'font' | 'textFont'>): [FaceName, string][] {
  const names = [...new Set([font, textFont])].filter((name) => name !== 'system');
  return names.map((name) => [name, packageFile(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)]);
}

/** Gives the typefaces that a theme needs, as a site publishes them. */
export function facesOf(theme: Pick<Theme, 'font' | 'textFont'>): Face[] {
  return faceFiles(theme).map(([name, file]) => {
    return { name, file, path: assetPath(basename(file), hashOf(readFileSync(file))) };
  });
}

/** Reads the file of a typeface that comes with the project, by its path within the base; undefined for others. */
export function readFace(path: string): Uint8Array | undefined {
  const names = Object.keys(letterMeasures) as FaceName[];
  const face = names.flatMap((font) => facesOf({ font, textFont: font })).find((one) => one.path === path);
  return face && readFileSync(face.file);
}
