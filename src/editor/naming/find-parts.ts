import { collectionsIn } from '../../manifest/collections';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { inWords } from '../words/in-words';
import { collectionTitle } from '../words/titles';
import { findFixedParts } from './fixed-parts';
import { entryTitle, sectionTitle } from './parts';

/** A part that a search lists and that is no page. */
export interface FoundPart {
  pointer: Pointer;
  title: string;
  /** Where it stands, or the words by which it was found; empty where it is listed by its name. */
  within: string;
}

/** The most that are listed; who looks for another writes more of its name. */
const mostListed = 30;

/** The entries of collections, the values and the fields of every site that are called by some words, given in small letters. */
export function findParts(root: JsonObject, now: Date, wanted: string): FoundPart[] {
  const { values } = root;
  const isWanted = ({ title }: FoundPart): boolean => title.toLowerCase().includes(wanted);
  const entries = [...collectionsIn(root).values()].flatMap(({ name, list, entries: members }) =>
    members.map((entry, index) => ({
      pointer: memberPointer(list, index),
      title: entryTitle(root, now, entry, index),
      within: collectionTitle(root, name),
    })),
  );
  return [...entries.filter(isWanted), ...findValues(values, wanted), ...findFixedParts(wanted)].slice(0, mostListed);
}

/** Finds values whose names or texts hold `wanted`, in small letters. */
export function findValues(values: Json | undefined, wanted: string): FoundPart[] {
  const words = wanted.split(/\s+/);
  return (
    membersOf(values)
      .map(([name, value]) => ({
        name: name.toLowerCase(),
        pointer: memberPointer('/values', name),
        title: `${inWords(name)}: ${value}`,
        within: sectionTitle('values'),
      }))
      // Who looks for the phone number means the phone.
      .filter(({ name, title }) => words.includes(name) || title.toLowerCase().includes(wanted))
      .map(({ pointer, title, within }) => ({ pointer, title, within }))
  );
}

function membersOf(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : [];
}
