import { isEqual } from '../manifest/merge';
import { mergeTexts } from '../manifest/merge-texts';
import { parseManifest } from '../manifest/parse';
import type { CopiedSite } from './copy';

/**
 * Says whether what a site says has all that was published since it was looked at last. A host may pass over what was
 * published, and build what came after it at once.
 */
export function reaches(text: string, { seen, base }: Pick<CopiedSite, 'seen' | 'base'>): boolean {
  const merged = mergeTexts(seen, base, text);
  if ('failure' in merged || merged.conflicts.length > 0) return false;
  return merged.text === text || isEqual(parseManifest(merged.text).root, parseManifest(text).root);
}
