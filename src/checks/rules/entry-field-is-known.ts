import { fieldsOfSelection } from '../../compose/entries';
import { collectionsIn, entriesIn, namesOfEveryEntry } from '../../manifest/collections';
import { asJson, type JsonObject } from '../../manifest/manifest';
import { memberPointer } from '../../manifest/pointer';
import { referencesIn } from '../../manifest/references';
import { writtenUses } from '../../manifest/uses';
import { fieldCounts } from '../field-counts';
import type { SiteRule } from '../rule';
import { nearestName } from '../spelling';

export const entryFieldIsKnown: SiteRule = {
  id: 'entry-field-is-known',
  what: 'A field of an entry is spelt as in the other entries.',
  severity: 'warning',
  scope: 'site',
  waitsForErrors: true,
  why: 'Nothing shows what a misspelt field says, and where a field may be missing nobody misses it.',
  wrong: '"pictur": "uploads/night.jpg" where the other trips have a "picture"',
  right: '"picture": "uploads/night.jpg"',
  check({ facts, report }) {
    const { collections: _, ...elsewhere } = facts.site.manifest;
    const root = asJson(facts.site.manifest);
    let written: Set<string> | undefined;
    // Nearly no site has a field that needs it.
    const isWritten = (field: string): boolean => {
      written ??= new Set(namesWritten(asJson(elsewhere)).flatMap((name) => name.split('.')));
      return written.has(field);
    };
    for (const { name: collection, fields } of collectionsIn(root).values()) {
      // An entry says no field that is not declared.
      if (fields) continue;
      const entries = entriesIn(collection, root);
      // Of two entries nobody knows which is right.
      if (entries.length < 3) continue;
      const counts = fieldCounts(facts.site, collection);
      const rare = new Set([...counts.keys()].filter((field) => counts.get(field) === 1));
      // There may be thousands of entries, and nearly always all of them have the same fields.
      if (rare.size === 0) continue;
      const usual = [...counts.keys()].filter((field) => (counts.get(field) ?? 0) * 2 > entries.length);
      for (const { entry, pointer } of entries) {
        for (const field of Object.keys(entry)) {
          if (!rare.has(field) || namesOfEveryEntry.includes(field)) continue;
          const nearest = nearestName(
            field,
            usual.filter((one) => !Object.hasOwn(entry, one)),
          );
          if (nearest === undefined || isWritten(field)) continue;
          const message = `No other entry of "${collection}" has a field "${field}", and this one has no "${nearest}" as most have. Did you mean "${nearest}"?`;
          report(memberPointer(pointer, field), message, { part: 'key' });
        }
      }
    }
  },
};

/** Gives the names of fields that a site uses: in braces, to choose or sort entries, or to name one. */
function namesWritten(root: JsonObject): string[] {
  return [
    ...writtenUses(root, 'placeholder').map(({ name }) => name),
    ...writtenUses(root, 'collection').flatMap(({ selection }) => fieldsOfSelection(selection)),
    ...referencesIn(root).map(({ field }) => field),
  ];
}
