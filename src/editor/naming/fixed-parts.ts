import { memberPointer, type Pointer } from '../../manifest/pointer';
import { inputOfPart, schemaOfPart } from '../inputs/fields-of';
import type { Input } from '../inputs/input';
import { fieldsOfInput } from '../inputs/inputs';
import type { FoundPart } from './find-parts';
import { sections, sectionTitle } from './parts';

/** A part that every site may have beside its pages, or a field of one. */
export interface FixedPart extends FoundPart {
  /** Everyday words by which people look for it, with commas between. */
  alsoCalled: string;
}

/** Every part that a site may have and each field of it, but for those of the items of lists. */
export const fixedParts: readonly FixedPart[] = sections.flatMap((section) => {
  const pointer = memberPointer('', section);
  const title = sectionTitle(section);
  const { alsoCalled = '' } = schemaOfPart(section);
  // The site's own words have a search of their own.
  const fields = section === 'words' ? [] : fieldsWithin(inputOfPart(section), pointer, title, title);
  return [{ pointer, title, alsoCalled, within: '' }, ...fields];
});

function fieldsWithin(input: Input, around: Pointer, title: string, within: string): FixedPart[] {
  return fieldsOfInput(input).flatMap(({ name, label, alsoCalled = '', input: part }) => {
    const pointer = memberPointer(around, name);
    const own = { pointer, title: `${title}: ${label}`, alsoCalled, within };
    return [own, ...fieldsWithin(part, pointer, title, label)];
  });
}
