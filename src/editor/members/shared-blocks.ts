import { isObject, type JsonObject } from '../../manifest/manifest';
import { remove, renameKey, set } from '../../manifest/operations';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { slugOf } from '../../manifest/slug';
import { writtenUses } from '../../manifest/uses';
import { blockTitle } from '../naming/parts';
import { inWords } from '../words/in-words';
import { languageOf } from '../words/site-language';
import type { Edit } from './members';

/** Makes the name of a shared block from its label; gives the reason in words where it cannot. */
export function sharedName(root: JsonObject, label: string): { name: string } | { problem: string } {
  const { shared } = root;
  const name = slugOf(label, languageOf(root)).replace(/^[0-9-]+/, '');
  if (name === '') return { problem: 'It needs a name that begins with a letter from a to z.' };
  if (isObject(shared) && Object.hasOwn(shared, name))
    return { problem: `Another block on several pages is called “${inWords(name)}” already.` };
  return { name };
}

/** Makes a block of a page a shared block with its placement there; the page looks the same. */
export function makeShared(root: JsonObject, now: Date, block: Pointer, name: string): Edit {
  const value = valueAt(root, block) ?? null;
  const group = isObject(root.shared) ? root : set(root, '/shared', {});
  const withShared = set(group, memberPointer('/shared', name), value);
  const after = set(withShared, block, { type: 'shared', block: name });
  return {
    says: `${blockTitle(root, now, block)} can stand on several pages now, as ${inWords(name)}`,
    place: memberPointer('/shared', name),
    after,
  };
}

/** Gives a shared block another name, in its placements, too. */
export function renameShared(root: JsonObject, shared: Pointer, name: string): Edit {
  const [, old = ''] = pointerKeys(shared);
  const withPlacements = placementsOf(root, old).reduce((site, place) => set(site, `${place}/block`, name), root);
  const after = renameKey(withPlacements, shared, name);
  return {
    says: `${inWords(old)} is called ${inWords(name)} now`,
    place: memberPointer('/shared', name),
    after,
  };
}

/** Deletes a shared block that no page has. */
export function removeShared(root: JsonObject, shared: Pointer): Edit {
  const [, name = ''] = pointerKeys(shared);
  const isLast = isObject(root.shared) && Object.keys(root.shared).length === 1;
  const after = remove(root, isLast ? '/shared' : shared);
  return { says: `${inWords(name)} deleted from the blocks on several pages`, place: '/routes/0', from: shared, after };
}

/** Gives pointers to the placements of a shared block. */
export function placementsOf(root: JsonObject, name: string): Pointer[] {
  return writtenUses(root, 'shared', name).map(({ pointer }) => pointer);
}
