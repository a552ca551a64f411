import { collectionsIn, entryAround } from './collections';
import { isObject, type JsonObject } from './manifest';
import { remove, set } from './operations';
import { memberPointer, type Pointer, pointerKeys, valueAt } from './pointer';
import { writtenUses } from './uses';

/** Gives the names of the fields in which an entry still says what the sample did that it was made of. */
export function placesStillSample(entry: JsonObject): string[] {
  const { stillSample } = entry;
  if (!Array.isArray(stillSample)) return [];
  return stillSample.filter((name) => typeof name === 'string' && Object.hasOwn(entry, name)) as string[];
}

/**
 * Gives those of some fields that an owner has still to look at, in the entry at a place: none once no words and no
 * picture are among them. A level, an amount or a yes may be right as the sample had it, and nobody can write it anew.
 */
export function leftToLookAt(names: readonly string[], entry: Pointer, root: JsonObject): readonly string[] {
  const [, collection = ''] = pointerKeys(entry);
  const { fields } = collectionsIn(root).get(collection) ?? {};
  const isPicked = (name: string): boolean => {
    const kind = fields?.get(name)?.kind;
    return pickedKinds.has(kind ?? typeof valueAt(root, memberPointer(entry, name)));
  };
  return names.every(isPicked) ? [] : names;
}

/** The kinds of fields, and the types of values, that are chosen or counted. */
const pickedKinds: ReadonlySet<string> = new Set('choice number money yesNo flag icon entry boolean'.split(' '));

/** Gives the places outside of collections at which a site still says one of the texts that it came with. */
export function placesOfSampleTexts(root: JsonObject): Pointer[] {
  const { samples } = root;
  if (!Array.isArray(samples) || samples.length === 0) return [];
  const texts = new Set(samples);
  const isElsewhere = ({ pointer }: { pointer: Pointer }): boolean => !besides.has(pointerKeys(pointer)[0] ?? '');
  return writtenUses(root, 'text')
    .filter((use) => texts.has(use.name) && isElsewhere(use))
    .map(({ pointer }) => pointer);
}

/** What says none of its texts to visitors, or says for each entry whether it is a sample. */
const besides: ReadonlySet<string> = new Set(['samples', 'languages', 'collections']);

/**
 * Takes the text at a place for its owner's, who has looked at it: out of `samples`, or its field out of `stillSample`.
 * Gives the same site where it is no sample.
 */
export function asLookedAt(root: JsonObject, place: Pointer): JsonObject {
  const { entry = '' } = entryAround(place) ?? {};
  const isOfEntry = entry !== '';
  const list = isOfEntry ? memberPointer(entry, 'stillSample') : '/samples';
  const name = isOfEntry ? pointerKeys(place.slice(entry.length))[0] : valueAt(root, place);
  const noted = valueAt(root, list);
  if (name === undefined || isObject(name) || !Array.isArray(noted) || !noted.includes(name)) return root;
  const others = noted.filter((one) => one !== name);
  const left = isOfEntry ? [...leftToLookAt(others.map(String), entry, root)] : others;
  return (left.length > 0 ? set(root, list, left) : remove(root, list)) as JsonObject;
}
