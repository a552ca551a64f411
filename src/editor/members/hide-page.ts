import { leavesDraftsOut } from '../../compose/without-drafts';
import type { JsonObject } from '../../manifest/manifest';
import { remove, set } from '../../manifest/operations';
import { memberPointer, type Pointer, pointerKeys } from '../../manifest/pointer';
import { sayPath } from '../words/in-words';
import type { Edit } from './members';
import { withoutLinks } from './without-links';

/**
 * Tells whether a link waits until the page at a place is shown again: it stands on the page or in its translation, or
 * where drafts are left out.
 */
export function waitsForPage(place: Pointer, page: Pointer): boolean {
  return place.startsWith(`${page}/`) || isInException(place) || leavesDraftsOut(place);
}

function isInException(place: Pointer): boolean {
  const [section, , part] = pointerKeys(place);
  return section === 'languages' && part === 'exceptions';
}

/**
 * Makes the page at a place a draft; with `takesLinks`, what leads to one of its paths is taken out, but for what waits
 * for the page.
 */
export function hidePage(
  root: JsonObject,
  pointer: Pointer,
  path: string,
  paths: readonly string[],
  takesLinks: boolean,
): Edit {
  const hidden = set(root, memberPointer(pointer, 'draft'), true);
  const { root: without, outcomes } = withoutLinks(hidden, takesLinks ? paths : [], (place) =>
    waitsForPage(place, pointer),
  );
  const takenNote = outcomes.size > 0 ? '; what led there is taken out' : '';
  return { says: `Page ${sayPath(path)} hidden from visitors${takenNote}`, place: pointer, after: without };
}

/** Makes a page that was hidden one that is published. */
export function showPage(root: JsonObject, pointer: Pointer, path: string): Edit {
  const after = remove(root, memberPointer(pointer, 'draft'));
  return { says: `Page ${sayPath(path)} shown to visitors once you publish`, place: pointer, after };
}
