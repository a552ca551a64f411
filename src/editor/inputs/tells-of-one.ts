import { isContainer } from '../../manifest/identity';
import type { Json } from '../../manifest/manifest';

/** The most letters of a word that two entries may rightly share. */
const shortWord = 15;

/** Tells whether each of a kind mostly has a value of its own: no flag, no short word without a digit. */
export function tellsOfOne(value: Json | undefined): boolean {
  if (typeof value === 'number') return true;
  if (typeof value === 'string') return /\S\s+\S|\d/.test(value) || value.length > shortWord;
  return isContainer(value) && Object.values(value).some(tellsOfOne);
}
