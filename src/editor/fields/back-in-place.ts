import { asVersionOf } from '../../manifest/identity';
import { isObject } from '../../manifest/is-object';
import type { JsonObject } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import type { Editor } from '../state/editor';

/** The site before somebody began to type in a place, as long as nothing else was done since. */
export function typedOver(editor: Editor, pointer: Pointer): JsonObject | undefined {
  const last = editor.state().edits.done.at(-1);
  return last?.key === pointer ? last.before : undefined;
}

/** Gives a site in which a value that was emptied and written anew stands where it stood before, not after all others. */
export function backInPlace(site: JsonObject, pointer: Pointer, before: JsonObject | undefined): JsonObject {
  const around = pointer.slice(0, pointer.lastIndexOf('/'));
  const [now, was] = [valueAt(site, around), before && valueAt(before, around)];
  const name = pointerKeys(pointer).at(-1) ?? '';
  if (!isObject(now) || !isObject(was) || !Object.hasOwn(was, name)) return site;
  const names = Object.keys(was).filter((one) => Object.hasOwn(now, one));
  const others = Object.keys(now).filter((one) => !names.includes(one));
  if (Object.keys(now).join() === [...names, ...others].join()) return site;
  const ordered = Object.fromEntries([...names, ...others].map((one) => [one, now[one] ?? null]));
  return set(site, around, asVersionOf(ordered, now)) as JsonObject;
}
