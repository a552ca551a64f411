import { isEqual } from '../manifest/merge';
import { mergeTexts } from '../manifest/merge-texts';
import { parseManifest } from '../manifest/parse';
import type { CopiedSite } from './copy';

/**
 * Tells whether a published site.json has all changes of the publications since the last look. A host may skip a
 * publication, and build the next one at once.
 */
export function reaches(text: string, { seen, base }: Pick<CopiedSite, 'seen' | 'base'>): boolean {
  const merged = mergeTexts(seen, base, text);
  if ('failure' in merged || merged.conflicts.length > 0) return false;
  return merged.text === text || isEqual(parseManifest(merged.text).root, parseManifest(text).root);
}
