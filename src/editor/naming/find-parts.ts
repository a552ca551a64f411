import { type Json, namedMembers } from '../../manifest/manifest';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { inWords } from '../words/in-words';
import { sectionTitle } from './parts';

/** A part that a search lists and that is no page. */
export interface FoundPart {
  pointer: Pointer;
  title: string;
  /** The title of the part around it, or the words by which it was found; empty where it is listed by its own name. */
  within: string;
}

/** Finds values whose names or texts hold `query`, in small letters. */
export function findValues(values: Json | undefined, query: string): FoundPart[] {
  const words = query.split(/\s+/);
  return (
    namedMembers(values)
      .map(([name, value]) => ({
        name: name.toLowerCase(),
        pointer: memberPointer('/values', name),
        title: `${inWords(name)}: ${value}`,
        within: sectionTitle('values'),
      }))
      // Who looks for the phone number means the phone.
      .filter(({ name, title }) => words.includes(name) || title.toLowerCase().includes(query))
      .map(({ pointer, title, within }) => ({ pointer, title, within }))
  );
}
