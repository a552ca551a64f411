import type { Font } from 'fontkit';
import { moduleOf } from '../../typefaces/families';
import { loadPackage, packageFile } from '../packages';

const openFaces = new Map<string, Font>();

/** Opens a file of letters, once. */
export type OpenFace = (file: string) => Font;

/**
 * Loads the library that reads typefaces, which takes longer than most builds; gives the function that opens a
 * typeface.
 */
export async function loadFaces(): Promise<OpenFace> {
  const { openSync } = loadPackage<typeof import('fontkit')>('fontkit');
  return (file) => {
    const open = openFaces.get(file);
    if (open) return open;
    const face = openSync(packageFile(moduleOf(file)));
    if (!('layout' in face)) throw new Error(`${file} is a collection of typefaces.`);
    openFaces.set(file, face);
    return face;
  };
}
