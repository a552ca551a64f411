import { useDeferredValue, useMemo, useRef } from 'react';
import { pathPointerOf } from '../../compose/routes';
import { collectionsIn } from '../../manifest/collections';
import { identityOf, isContainer } from '../../manifest/identity';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { type Pointer, parentPointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { pagesIn } from '../drawing/engine';
import { type Columns, columnsOf } from '../inputs/columns';
import type { Field } from '../inputs/input';
import { samplesLeft } from '../members/samples';
import { entryFields } from '../naming/entry-fields';
import { useEditorState } from '../session/use-editor';
import { groupOfHours } from '../words/say-hours';

/** All that a table shows around its cells; it follows from all entries of the collection. */
interface TableColumns {
  fields: Field[];
  columns: Columns;
  /** The names of the fields that cells can hold. */
  plain: string[];
  /** The paths that end with the value of a field, by the key of the entry and the name of the field. */
  pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The titles of groups of opening hours, such as “Usual week”, each at the index of the first line of its group. */
  groups: (string | undefined)[];
  /** The number of samples that visitors see no more. */
  samples: number;
}

/**
 * Gives the columns of a collection, and what else follows from all of its entries: of a long collection that takes
 * longer than a letter may, so that whoever types does not wait for it.
 */
export function useColumns(name: string): TableColumns {
  const { edits, now } = useEditorState('edits', 'now');
  const root = useDeferredValue(edits.root);
  const last = useRef<TableColumns>(undefined);
  return useMemo(() => {
    const { list = '', entries = [], fields } = collectionsIn(root).get(name) ?? {};
    const asked = entryFields(root, name);
    const columns = columnsOf({ entries, ...(fields && { fields }) });
    last.current = withFormer(last.current, {
      fields: asked.filter((field) => isShown(field, entries)),
      columns,
      plain: columns.plain.map((column) => column.name),
      pages: pagesByEntry(root, now, list),
      groups: firstsOfGroups(entries),
      samples: samplesLeft(root, name),
    });
    return last.current;
  }, [root, name, now]);
}

/** Gives a group with the former members where these are the same, so that what depends on them is not drawn anew. */
function withFormer<Group extends object>(former: Group | undefined, group: Group): Group {
  const members = Object.entries(group).map(([name, value]) => {
    const before = former?.[name as keyof Group];
    return [name, JSON.stringify(before) === JSON.stringify(value) ? before : value];
  });
  return Object.fromEntries(members) as Group;
}

/** Gives the key of an entry, by which its row is known wherever it stands. */
export function keyOfEntry(entry: Json | undefined, index: number): string {
  return isContainer(entry) ? String(identityOf(entry).number) : `at ${index}`;
}

/** Tells whether a field has a column: that an entry is a sample stands beside its name. */
function isShown({ name, isRequired, isCommon }: Field, entries: readonly Json[]): boolean {
  if (name === 'sample') return false;
  return isRequired || isCommon === true || entries.some((entry) => isObject(entry) && Object.hasOwn(entry, name));
}

function pagesByEntry(root: JsonObject, now: Date, list: Pointer): TableColumns['pages'] {
  const pages: Record<string, Record<string, string>> = {};
  for (const page of pagesIn(root, now)) {
    const pointer = pathPointerOf(page);
    if (!pointer.startsWith(`${list}/`)) continue;
    const [field = '', index = ''] = pointerKeys(pointer).reverse();
    const key = keyOfEntry(valueAt(root, parentPointer(pointer)), Number(index));
    pages[key] = { ...pages[key], [field]: page.path };
  }
  return pages;
}

/** Gives what the first of several lines of opening hours that belong together is called, by its index. */
function firstsOfGroups(entries: readonly Json[]): (string | undefined)[] {
  const groups = entries.map(groupOfHours);
  if (new Set(groups).size < 2) return [];
  return groups.map((group, index) => (group === groups[index - 1] ? undefined : group));
}
