import type { ErrorObject } from 'ajv';
import { type DeclaredField, namesOfEveryEntry, type PlacedEntry } from '../manifest/collections';
import { commentKey } from '../manifest/comments';
import type { Json } from '../manifest/manifest';
import { memberPointer, type Pointer } from '../manifest/pointer';
import { type Finding, mostRelated } from './problem';
import { nearestName } from './spelling';

/** The keyword of the error that tells of such a field. */
export const renamedKeyword = 'renamed';

/** A field whose name was changed in its declaration alone. */
export interface RenamedField {
  /** The name by which it is declared, which no entry says. */
  name: string;
  /** The name by which entries still say it. */
  former: string;
  /** Where they do. */
  places: Pointer[];
}

/**
 * Finds the fields of a collection that were renamed in their declaration and not in the entries: at least two entries,
 * and most of all, have an undeclared name, none has the declared one, and their values fit its kind, as `fits` tells.
 * Of several such declared names, the one spelt most like the undeclared one counts.
 */
export function renamedFields(
  fields: ReadonlyMap<string, DeclaredField>,
  entries: readonly PlacedEntry[],
  fits: (field: DeclaredField, value: Json) => boolean,
): RenamedField[] {
  const said = new Map<string, { values: Json[]; places: Pointer[] }>();
  for (const { entry, pointer } of entries) {
    for (const [name, value] of Object.entries(entry)) {
      const before = said.get(name);
      const place = memberPointer(pointer, name);
      if (!before) said.set(name, { values: [value], places: [place] });
      else {
        before.values.push(value);
        before.places.push(place);
      }
    }
  }
  const unsaid = [...fields].filter(([name]) => !said.has(name));
  const renamings: RenamedField[] = [];
  for (const [former, { values, places }] of said) {
    const isOwn = fields.has(former) || namesOfEveryEntry.includes(former) || former === commentKey;
    if (isOwn || values.length < 2 || values.length * 2 <= entries.length) continue;
    const fitting = unsaid.filter(
      ([name, field]) => renamings.every((one) => one.name !== name) && values.every((value) => fits(field, value)),
    );
    const requiredFields = fitting.filter(([, { isRequired }]) => isRequired);
    const names = (requiredFields.length > 0 ? requiredFields : fitting).map(([name]) => name);
    const name = nearestName(former, names) ?? (names.length === 1 ? names[0] : undefined);
    if (name !== undefined) renamings.push({ name, former, places });
  }
  return renamings;
}

/** Says what was renamed, and where entries still say it by its former name. */
export function renamedFinding({ instancePath, params: { collection, name, former, places } }: ErrorObject): Finding {
  const related = places.slice(0, mostRelated).map((pointer: Pointer) => ({ pointer }));
  const further = places.length - related.length;
  return {
    rule: 'schema',
    severity: 'error',
    pointer: instancePath,
    part: 'key',
    message: `This field is called "${name}" here, and ${places.length} entries of "${collection}" still say "${former}". Rename it there, too, and in the texts that say "{${former}}"; or call it "${former}" here again.`,
    related,
    ...(further > 0 && { further }),
  };
}
