import { type Collection, collectionsIn } from '../../manifest/collections';
import { isContainer } from '../../manifest/identity';
import type { Json, JsonObject } from '../../manifest/manifest';
import { insert, set } from '../../manifest/operations';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { gridAt } from '../inputs/grid';
import type { Field, Input } from '../inputs/input';
import { fieldsOfInput } from '../inputs/inputs';
import { knownFields } from '../inputs/known-fields';
import { pagePathOf, templateOf } from '../inputs/taken';
import { wordsKind } from '../inputs/words-kinds';
import type { Edit } from '../members/members';
import { fieldsOfDays } from '../words/day-places';
import { collectionTitle } from '../words/titles';
import { comingOnly } from './coming-only';
import { fieldsOfEach } from './entry-choices';

/** A source of which the items of a list can be made, and the step that makes them. */
export interface ItemSource {
  name: string;
  title: string;
  says?: string;
  take: () => Edit;
}

/**
 * Gives the sources of which the items of a list can be made: the lists of each entry around it, then the collections,
 * of which what is over by `now` is left out.
 */
export function itemSources(root: JsonObject, list: Pointer, item: Input, now: Date): ItemSource[] {
  const ofEach = isBlank(valueAt(root, list)) ? fieldsOfEach(list, root, (input) => mayBeItems(input, item)) : [];
  return [
    ...ofEach.map((choice) => ({
      ...choice,
      take: () => takeList(root, list, choice.name, choice.title),
    })),
    ...[...collectionsIn(root).values()].map((collection) => {
      const title = collectionTitle(root, collection.name);
      const take = (): Edit =>
        item.kind === 'list'
          ? rowsTaken(root, list, collection, title, now)
          : takeList(root, list, selectionOf(root, collection, item, now), title);
      return { name: collection.name, title, says: `${collection.entries.length} entries`, take };
    }),
  ];
}

/** Tells whether the list of an entry can be the items of another: words are words, and a group says all that is needed. */
function mayBeItems(field: Input, item: Input): boolean {
  if (field.kind !== 'list' || field.isUnknown || item.kind === 'list') return false;
  if (item.kind === 'words') return field.item.kind === 'words';
  const itemFields = new Set(fieldsOfInput(field.item).map(({ name }) => name));
  return (
    item.kind === 'group' &&
    itemFields.size > 0 &&
    item.fields.every(({ name, isRequired }) => !isRequired || itemFields.has(name))
  );
}

/** Gives a selection of the entries of a collection that are not over, with a template to begin with. */
function selectionOf(root: JsonObject, collection: Collection, item: Input, now: Date): JsonObject {
  // What takes place on a day is made of days, where there are any.
  const takesDays = fieldsOfInput(item).some(({ input }) => input.kind === 'occasion');
  const [each] = takesDays ? fieldsOfDays(root, collection.name) : [];
  const as = templateOf(item, collection, pagePathOf(root, collection.name), each !== undefined);
  // Of days, those that are over are left out by themselves.
  const which = each === undefined ? comingOnly(root, collection.name, now) : { each };
  return { from: collection.name, ...which, as };
}

/** Puts what is made of entries in the place of a list that says nothing yet, else after its items. */
function takeList(root: JsonObject, list: Pointer, made: Json, title: string): Edit {
  const items = valueAt(root, list);
  const says = `Items made of ${title}`;
  if (isBlank(items)) return { says, place: list, after: set(root, list, made) as JsonObject };
  const place = memberPointer(list, Array.isArray(items) ? items.length : 0);
  return { says, place, after: insert(root, place, made) as JsonObject };
}

/** The most columns that a new table has from a collection. */
const mostColumns = 4;

/**
 * Puts rows made of entries into a table. A cell takes the field that is called like its column; a table without headings
 * gets those of the first fields, prices among them.
 */
function rowsTaken(root: JsonObject, rows: Pointer, collection: Collection, title: string, now: Date): Edit {
  const { headings } = gridAt(root, rows);
  const fields = knownFields(root, collection.name).filter(({ name, input }) => name !== 'slug' && isRead(input));
  const isNew = headings.every((heading) => heading === '');
  const firstFields = columnsAtFirst(fields);
  const shownFields = isNew ? firstFields : columnsFor(headings, fields);
  const as = shownFields.map((field) => (field ? cellOf(field) : ''));
  const columns = `${rows.slice(0, rows.lastIndexOf('/'))}/columns`;
  const titled = isNew
    ? (set(
        root,
        columns,
        firstFields.map(({ label }) => label),
      ) as JsonObject)
    : root;
  const made = { from: collection.name, ...comingOnly(root, collection.name, now), as };
  return { ...takeList(titled, rows, made, title), says: `Rows made of ${title}` };
}

/** Gives the fields with which a table begins, in their order: its first ones, and what costs money wherever it stands. */
function columnsAtFirst(fields: readonly Field[]): Field[] {
  const isMoney = ({ input }: Field): boolean => input.kind === 'number' && input.isMoney === true;
  const ranked = [...fields.filter(isMoney), ...fields.filter((field) => !isMoney(field))];
  // The first column says of what a row tells.
  const shownFields = [...new Set([...fields.slice(0, 1), ...ranked])].slice(0, mostColumns);
  return fields.filter((field) => shownFields.includes(field));
}

/** Tells whether a field holds what a cell can say: words, a number or a day, but no address and no drawing. */
function isRead(input: Input): boolean {
  if (input.kind !== 'words') return input.kind === 'number' || input.kind === 'choice';
  const { reads, is } = wordsKind(input.of);
  return is === 'day' || (reads !== 'nothing' && reads !== 'address');
}

/** Gives a field for each column: the field of its name, else the next field with the name of no column. */
function columnsFor(headings: readonly string[], fields: readonly Field[]): (Field | undefined)[] {
  const like = (heading: string): Field | undefined =>
    fields.find(({ name, label }) =>
      [name, label].some((words) => words.toLowerCase() === heading.trim().toLowerCase()),
    );
  const namedFields = headings.map(like);
  const left = fields.filter((field) => !namedFields.includes(field));
  return namedFields.map((field) => field ?? left.shift());
}

function cellOf({ name, input }: Field): string {
  if (input.kind === 'number' && input.isMoney) return `{${name}:money}`;
  return input.kind === 'words' && input.of === 'day' ? `{${name}:long}` : `{${name}}`;
}

/** Tells whether a value says nothing yet. */
function isBlank(value: Json | undefined): boolean {
  if (value === undefined || value === '') return true;
  return isContainer(value) && Object.values(value).every(isBlank);
}
