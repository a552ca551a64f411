import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { insert, remove, set } from '../../manifest/operations';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { type Column, type Columns, columnsOf, type Entries, isPlain, keyOf } from '../inputs/columns';
import { cellText, readCell } from '../inputs/read-cell';
import { inSentence, inWords, nameCalled, withinWords } from '../words/in-words';

/** A row from elsewhere, read and not taken yet. */
export interface TakenRow {
  /** The index of the entry that it changes; undefined for a new one. */
  index: number | undefined;
  /** The entry that it changes, or the plain values of a new one, by which it is called. */
  entry: JsonObject;
  /** The new values of the fields that differ; undefined removes a field. */
  values: [name: string, value: Json | undefined][];
  /** The reasons why it cannot be taken, one for each cell. */
  faults: string[];
}

/** Rows from elsewhere, and sentences on what of them is not taken. */
export interface Taking {
  rows: TakenRow[];
  notes: string[];
}

/**
 * Reads cells that are pasted into a cell of the table, to the right of it and below;
 * `index` is that of its entry, `name` its field.
 */
export function readPastedCells(collection: Entries, cells: string[][], index: number, name: string): Taking {
  const { entries } = collection;
  const { plain } = columnsOf(collection);
  const start = plain.findIndex((column) => column.name === name);
  const columns = plain.slice(start);
  const widest = Math.max(...cells.map((row) => row.length));
  const further = widest - columns.length;
  const rows = cells.map((row, position) => {
    const place = index + position;
    const cells = columns.slice(0, row.length).map((column, at): [Column, string] => [column, row[at] ?? '']);
    return readRow(entries, place < entries.length ? place : undefined, cells);
  });
  const notes =
    further > 0
      ? [`${further === 1 ? 'One column' : `${further} columns`} more than the table has from there on: not taken.`]
      : [];
  return { rows, notes };
}

/** Says which columns the first row names twice; undefined where there are none. */
export function sayTwice(collection: Entries, [header = []]: string[][]): string | undefined {
  const columnsByHeader = namedBy(collection, header);
  const twice = header.filter((_, at) => {
    const name = columnsByHeader[at]?.name;
    return name !== undefined && columnsByHeader.findIndex((column) => column?.name === name) < at;
  });
  if (twice.length === 0) return undefined;
  const names = [...new Set(twice)].map((name) => `“${name.trim()}”`).join(', ');
  return `The first line names a column twice: ${names}. Delete one of the two or give it another name; then choose the file again.`;
}

/** Gives the indices of the columns of a table that have values and the name of no field. */
export function unknownColumns(collection: Entries, [header = [], ...cells]: string[][]): number[] {
  const columns = namedBy(collection, header);
  const { others } = columnsOf(collection);
  const isOther = (written: string): boolean =>
    others.some(({ name, label }) => isCalled(name, label, written.trim().toLowerCase()));
  return header.flatMap((written, at) => {
    const isSaid = written.trim() !== '' && cells.some((row) => hasWords(row[at]));
    return columns[at] === undefined && isSaid && !isOther(written) ? [at] : [];
  });
}

/**
 * Reads a table whose first row names the columns. A row with the key of an entry changes that entry; any other row is
 * a new one.
 */
export function readNamed(collection: Entries, [header = [], ...cells]: string[][]): Taking {
  const { entries } = collection;
  const known = columnsOf(collection);
  const columns = namedBy(collection, header);
  const unusedColumns = header.filter((_, at) => columns[at] === undefined && cells.some((row) => hasWords(row[at])));
  const key = keyOf(entries, known.plain);
  const keyAt = columns.findIndex((column) => column?.name === key && key !== undefined);
  const names = new Set<string>();
  const rows = cells.map((row) => {
    const name = keyAt < 0 ? '' : (row[keyAt] ?? '').trim();
    const index =
      keyAt < 0
        ? -1
        : entries.findIndex((entry) => isObject(entry) && key !== undefined && cellText(entry[key]).trim() === name);
    const cells = columns.flatMap((column, at): [Column, string][] => (column ? [[column, row[at] ?? '']] : []));
    const reading = readRow(entries, index < 0 ? undefined : index, cells);
    if (index >= 0 && names.has(name))
      reading.faults.push(`Another row changes the same entry: ${withinWords(key ?? '')} ${name}.`);
    names.add(name);
    return reading;
  });
  const notTaken = unusedColumns.map((name) => sayNotTaken(name, known.others));
  const notes = [...new Set(notTaken.map(({ note }) => note))];
  if (entries.length > 0) {
    notes.push(
      keyAt < 0
        ? 'No column tells which entry a row is, so that each is added as a new one.'
        : `A row changes the entry with the same ${withColumn(key ?? '', header[keyAt] ?? '')}, or else is a new one.`,
    );
  }
  const untouched = known.others.filter(({ name }) => notTaken.every(({ field }) => field !== name));
  if (untouched.length > 0) notes.push(leftOutWords(untouched));
  return { rows, notes };
}

/** Says why a column is not taken; gives the field of its name, where it is one that no cell can hold. */
function sayNotTaken(written: string, others: Columns['others']): { note: string; field?: string } {
  const column = written.trim();
  if (column === '') return { note: 'A column without a name in the first line is not taken.' };
  const field = others.find(({ name, label }) => isCalled(name, label, column));
  if (!field) return { note: `The column “${column}” is not taken: no entry has a field of that name.` };
  return {
    note: `The column “${column}” is not taken: that field is a list or a group, which stands in the form of each entry. It is left as it is.`,
    field: field.name,
  };
}

function hasWords(cell: string | undefined): boolean {
  return cell !== undefined && cell.trim() !== '';
}

/** Writes the name of a field, with its column where somebody has given that another name. */
function withColumn(name: string, column: string): string {
  const words = withinWords(name);
  return words === column.trim().toLowerCase() ? words : `${words} (the column “${column.trim()}”)`;
}

/** Says which fields a spreadsheet leaves out. */
export function leftOutWords(fields: Columns['others']): string {
  return `Only in the form of each entry, and left as they are: ${sayNames(fields)}.`;
}

/** Names fields within a sentence. */
export function sayNames(fields: Columns['others']): string {
  return fields.map(({ label }) => inSentence(label)).join(', ');
}

/** Takes rows into the site; gives the places where they are then. */
export function takeRows(root: JsonObject, list: Pointer, rows: TakenRow[]): { after: JsonObject; places: Pointer[] } {
  let after: Json = root;
  const places = rows.map(({ index, values }) => {
    const entries = valueAt(after, list);
    const place = memberPointer(list, index ?? (Array.isArray(entries) ? entries.length : 0));
    if (index === undefined) after = insert(after, place, {});
    for (const [name, value] of values) {
      const field = memberPointer(place, name);
      if (value !== undefined) after = set(after, field, value);
      else if (valueAt(after, field) !== undefined) after = remove(after, field);
    }
    return place;
  });
  return { after: after as JsonObject, places };
}

/** Gives the rows that would change something, and those with faults. */
export function changingRows({ rows }: Taking): TakenRow[] {
  return rows.filter(({ values, faults }) => values.length > 0 || faults.length > 0);
}

function readRow(entries: readonly Json[], index: number | undefined, cells: [Column, string][]): TakenRow {
  const entry = index === undefined ? undefined : entries[index];
  const former = isObject(entry) ? entry : {};
  const faults: string[] = [];
  const values: TakenRow['values'] = [];
  for (const [column, text] of cells) {
    const { name } = column;
    const reading = readCell(text, column, former[name]);
    if (reading.fault !== undefined) faults.push(reading.fault);
    else if (reading.value !== former[name]) values.push([name, reading.value]);
  }
  const plain = Object.fromEntries(values.filter(([, value]) => isPlain(value))) as JsonObject;
  return {
    index,
    entry: index === undefined ? plain : former,
    values,
    faults,
  };
}

function namedBy(collection: Entries, header: readonly string[]): (Column | undefined)[] {
  const { plain } = columnsOf(collection);
  const isUnknown = collection.entries.length === 0 && !collection.fields;
  return header.map((written) => columnNamed(written, isUnknown ? undefined : plain));
}

/** Finds the column that a header means, by its name or label; without columns, by any name that a field may have. */
function columnNamed(written: string, columns: readonly Column[] | undefined): Column | undefined {
  const heading = written.trim();
  if (!columns) {
    const name = nameCalled(heading) ?? heading;
    return /^[A-Za-z][A-Za-z0-9]*$/.test(name) ? { name, label: inWords(name), kind: 'words' } : undefined;
  }
  return (
    columns.find(({ name }) => name === heading) ?? columns.find(({ name, label }) => isCalled(name, label, heading))
  );
}

function isCalled(name: string, label: string, heading: string): boolean {
  return [name, label].some((one) => one.toLowerCase() === heading.toLowerCase());
}
