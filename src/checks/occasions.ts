import type { Occasion } from '../calendar/occasion';
import { fillValues } from '../compose/fill';
import { readOccasion } from '../compose/occasion';
import type { Site } from '../compose/site';
import { collectionsIn, entriesIn, type PlacedEntry } from '../manifest/collections';
import { type Json, type JsonObject, namedMembers, ownMember } from '../manifest/manifest';
import { memberPointer, type Pointer } from '../manifest/pointer';

/** What an entry says in a field that is declared as days, shown or not. */
export interface DeclaredDays {
  entry: PlacedEntry;
  pointer: Pointer;
  days: { written: Json; pointer: Pointer }[];
}

/** Gives the values of entries in the fields that their collections declare as days. */
export function declaredDays(root: JsonObject): DeclaredDays[] {
  return fieldsOfKind('days', root).flatMap(({ entry, value, pointer }) => {
    if (!Array.isArray(value)) return [];
    const days = value.map((written, index) => ({ written, pointer: memberPointer(pointer, index) }));
    return [{ entry, pointer, days }];
  });
}

/** Gives each day in fields that are declared as a day or as days, whether or not a page shows it. */
export function datesDeclared(root: JsonObject): { name: string; pointer: Pointer }[] {
  const within = (written: Json, pointer: Pointer): { name: string; pointer: Pointer }[] => {
    if (typeof written === 'string') return [{ name: written, pointer }];
    const members = namedMembers(written);
    return members.flatMap(([name, day]) =>
      datesOfOccasion.has(name) && typeof day === 'string'
        ? [{ name: day, pointer: memberPointer(pointer, name) }]
        : [],
    );
  };
  return [
    ...fieldsOfKind('date', root).flatMap(({ value, pointer }) => within(value, pointer)),
    ...declaredDays(root).flatMap(({ days }) => days.flatMap((one) => within(one.written, one.pointer))),
  ];
}

const datesOfOccasion: ReadonlySet<string> = new Set<keyof Occasion>(['date', 'until', 'movedTo']);

/** Reads a day as an entry says it, its values filled in. */
export function occasionOf(written: Json, { values }: Site): Occasion | undefined {
  return readOccasion(written, (text) => fillValues(text, values));
}

/** Gives the values of entries in the fields of a kind. */
function fieldsOfKind(kind: string, root: JsonObject): { entry: PlacedEntry; value: Json; pointer: Pointer }[] {
  return [...collectionsIn(root).values()].flatMap(({ name: collection, fields = [] }) => {
    const named = [...fields].filter(([, field]) => field.kind === kind).map(([field]) => field);
    if (named.length === 0) return [];
    return entriesIn(collection, root).flatMap((entry) =>
      named.flatMap((field) => {
        const value = ownMember(entry.entry, field);
        return value === undefined ? [] : [{ entry, value, pointer: memberPointer(entry.pointer, field) }];
      }),
    );
  });
}
