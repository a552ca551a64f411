import type { JsonObject } from '../../manifest/manifest';
import { remove } from '../../manifest/operations';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { sayPath } from '../words/in-words';
import type { Edit } from './members';

/** Makes a page that was hidden one that is published. */
export function showPage(root: JsonObject, pointer: Pointer, path: string): Edit {
  const after = remove(root, memberPointer(pointer, 'draft')) as JsonObject;
  return { says: `Page ${sayPath(path)} shown to visitors once you publish`, place: pointer, after };
}
