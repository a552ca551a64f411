import type { JsonObject } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { sayPath } from '../words/in-words';
import type { Edit } from './members';
import { withoutLinks } from './without-links';

/** Makes the page at a place a draft; with `takesLinks`, what leads to one of its paths is taken out elsewhere. */
export function hidePage(
  root: JsonObject,
  pointer: Pointer,
  path: string,
  paths: readonly string[],
  takesLinks: boolean,
): Edit {
  const hidden = set(root, memberPointer(pointer, 'draft'), true) as JsonObject;
  const { root: without, outcomes } = withoutLinks(hidden, takesLinks ? paths : [], pointer);
  const taken = outcomes.size > 0 ? '; what led there is taken out' : '';
  return { says: `Page ${sayPath(path)} hidden from visitors${taken}`, place: pointer, after: without };
}
