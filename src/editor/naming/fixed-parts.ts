import { memberPointer, type Pointer } from '../../manifest/pointer';
import { inputOfPart, otherNamesOf } from '../inputs/fields-of';
import type { Input } from '../inputs/input';
import { fieldsIn } from '../inputs/inputs';
import type { FoundPart } from './find-parts';
import { sectionTitle } from './parts';

/** The names of the parts that every site may have beside its pages, in the order of a search. */
export const sections: readonly string[] = [
  ...['header', 'footer', 'values', 'business', 'theme', 'site', 'delivery', 'words', 'redirects', 'feeds'],
  ...['analytics', 'flags', 'references'],
];

/** The least letters that words are looked for by: fewer stand in nearly all. */
const leastLetters = 3;

/**
 * Finds sections, and fields of sections, by the beginning of any word of their names or of what people call them every
 * day; `wanted` is in small letters.
 */
export function findFixedParts(wanted: string): FoundPart[] {
  if (wanted.length < leastLetters) return [];
  const begins = (words: string): boolean => ` ${words.toLowerCase()}`.includes(` ${wanted}`);
  return fixedParts.flatMap(({ pointer, title, name, alsoCalled, within }) => {
    const called = alsoCalled.split(', ').filter(begins);
    const isCalled = name !== undefined && begins(name);
    return isCalled || called.length > 0 ? [{ pointer, title, within: isCalled ? within : called.join(', ') }] : [];
  });
}

interface FixedPart extends FoundPart {
  /** What it is called itself, where it is a field: parts are found by their names as they are listed. */
  name?: string;
  /** What people call it every day, or look for there, with commas between. */
  alsoCalled: string;
}

/** Every part that a site may have and each field of it, but for those of the items of lists. */
const fixedParts: readonly FixedPart[] = sections.flatMap((section) => {
  const pointer = memberPointer('', section);
  const title = sectionTitle(section);
  // The site's own words have a search of their own.
  const fields = section === 'words' ? [] : fieldsWithin(inputOfPart(section), pointer, title, title);
  return [{ pointer, title, alsoCalled: otherNamesOf(section), within: '' }, ...fields];
});

function fieldsWithin(input: Input, around: Pointer, title: string, within: string): FixedPart[] {
  return fieldsIn(input).flatMap(({ name, label, alsoCalled = '', input: part }) => {
    const pointer = memberPointer(around, name);
    const own = { pointer, title: `${title}: ${label}`, name: label, alsoCalled, within };
    return [own, ...fieldsWithin(part, pointer, title, label)];
  });
}
