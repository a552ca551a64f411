import { collectionsIn } from '../../manifest/collections';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { inWords } from '../words/in-words';
import { collectionTitle } from '../words/titles';
import { foundFixed } from './fixed-parts';
import { entryTitle, sectionTitle } from './parts';

/** Something that is no page, as it is listed. */
export interface FoundPart {
  pointer: Pointer;
  title: string;
  /** Where it stands or by what it was found, in words; nothing where it is listed by its name. */
  within: string;
}

/** The most that are listed; who looks for another writes more of its name. */
const mostListed = 30;

/** The entries of collections, the values and the fields of every site that are called by some words, given in small letters. */
export function foundIn(root: JsonObject, now: Date, wanted: string): FoundPart[] {
  const { values } = root;
  const isWanted = ({ title }: FoundPart): boolean => title.toLowerCase().includes(wanted);
  const entries = [...collectionsIn(root).values()].flatMap(({ name, list, entries: members }) =>
    members.map((entry, index) => ({
      pointer: memberPointer(list, index),
      title: entryTitle(root, now, entry, index),
      within: collectionTitle(root, name),
    })),
  );
  return [...entries.filter(isWanted), ...valuesFound(values, wanted), ...foundFixed(wanted)].slice(0, mostListed);
}

/** The values that are called by some words, or say them, given in small letters. */
export function valuesFound(values: Json | undefined, wanted: string): FoundPart[] {
  const asked = wanted.split(/\s+/);
  return (
    membersOf(values)
      .map(([name, value]) => ({
        name: name.toLowerCase(),
        pointer: memberPointer('/values', name),
        title: `${inWords(name)}: ${value}`,
        within: sectionTitle('values'),
      }))
      // Who looks for the phone number means the phone.
      .filter(({ name, title }) => asked.includes(name) || title.toLowerCase().includes(wanted))
      .map(({ pointer, title, within }) => ({ pointer, title, within }))
  );
}

function membersOf(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : [];
}
