import { identityOf, isContainer } from '../../manifest/identity';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import { type Pointer, valueAt } from '../../manifest/pointer';
import { entryTitle } from '../state/parts';

/** What an entry still says as the one does that it was copied from. */
export interface StillLike {
  /** What that one is called. */
  title: string;
  /** The names of the fields that say the same. */
  names: string[];
}

/** What an entry that was copied in this window still says as its model; nothing once neither is so. */
export function stillLike(root: JsonObject, entry: Pointer): StillLike | undefined {
  const value = valueAt(root, entry);
  const entries = valueAt(root, entry.slice(0, entry.lastIndexOf('/')));
  if (!isObject(value) || !Array.isArray(entries)) return undefined;
  const { copyOf } = identityOf(value);
  const index = entries.findIndex((one) => isContainer(one) && identityOf(one) === copyOf);
  const model = entries[index];
  if (!isObject(model)) return undefined;
  const names = Object.keys(value).filter((name) => isOwn(value[name]) && isEqual(value[name], model[name]));
  return names.length === 0 ? undefined : { title: entryTitle(root, model, index), names };
}

/** The most letters of one word that two entries may rightly say alike. */
const shortWord = 15;

/** Whether each entry mostly says something in its own way: no number, no switch, no short word. */
function isOwn(value: Json | undefined): boolean {
  if (typeof value === 'string') return /\S\s+\S/.test(value) || value.length > shortWord;
  return isContainer(value) && Object.values(value).some(isOwn);
}
