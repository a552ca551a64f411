import type { Collection, DeclaredField } from '../../manifest/collections';
import { isObject, type Json } from '../../manifest/manifest';
import { inWords } from '../words/in-words';
import type { FieldKind } from './known-fields';

/** The kind of the plain values of a field; `words` where some entries have words and others a number. */
export type ColumnKind = 'words' | 'number' | 'switch' | 'day' | 'days';

/** A field of entries that a spreadsheet can hold. */
export interface Column {
  name: string;
  label: string;
  kind: ColumnKind;
  /** The only words that can stand there. */
  choices?: string[];
}

/**
 * The fields of a collection: those with plain values, and the names of those that are a group or a list in every
 * entry.
 */
export interface Columns {
  plain: Column[];
  others: Pick<Column, 'name' | 'label'>[];
}

/** The entries of a table, and the fields that their collection declares. */
export type Entries = Pick<Collection, 'entries' | 'fields'>;

/**
 * Gives the fields of entries: the declared ones in their order, then the others in the order in which they first
 * appear.
 */
export function columnsOf({ entries, fields = new Map() }: Entries = { entries: [] }): Columns {
  const columns = [...fields].map(([name, field]) => columnOf(name, field));
  const { plain, others } = columnsSaid(entries, fields);
  const all = [...columns.filter((column) => column !== undefined), ...plain];
  return {
    plain: fields.has('slug') ? all : withEndingLast(all),
    others: [
      ...[...fields].flatMap(([name, { label = inWords(name) }], at) => (columns[at] ? [] : [{ name, label }])),
      ...others,
    ],
  };
}

/**
 * Puts the end of the address last: it follows from what an entry is called, and a spreadsheet that is pasted has none
 * between a name and a price.
 */
export function withEndingLast<Named extends { name: string }>(fields: readonly Named[]): Named[] {
  const isEnding = ({ name }: Named): boolean => name === 'slug';
  return [...fields.filter((field) => !isEnding(field)), ...fields.filter(isEnding)];
}

/** Gives the column of a declared field; undefined where no cell can hold its values. */
function columnOf(name: string, { kind, label = inWords(name), choices }: DeclaredField): Column | undefined {
  const holds = kinds[kind];
  return holds && { name, label, kind: holds, ...(choices && { choices }) };
}

/** The kinds of columns by the kinds of fields that cells can hold. */
const kinds: { readonly [Kind in string]?: ColumnKind } = {
  text: 'words',
  copy: 'words',
  number: 'number',
  money: 'number',
  date: 'day',
  days: 'days',
  file: 'words',
  link: 'words',
  flag: 'words',
  icon: 'words',
  choice: 'words',
  yesNo: 'switch',
  entry: 'words',
} satisfies { readonly [Kind in FieldKind]?: ColumnKind };

/** Gives the columns of the fields that entries have and their collection does not declare. */
function columnsSaid(entries: readonly Json[], declared: ReadonlyMap<string, DeclaredField>): Columns {
  const valuesByName = new Map<string, Json[]>();
  for (const entry of entries) {
    if (!isObject(entry)) continue;
    for (const name of Object.keys(entry)) {
      if (declared.has(name) || name.startsWith('$') || name === 'stillSample') continue;
      const values = valuesByName.get(name) ?? [];
      valuesByName.set(name, values);
      const value = entry[name];
      if (isPlain(value)) values.push(value);
    }
  }
  const plain = [...valuesByName].filter(([, values]) => values.length > 0);
  return {
    plain: plain.map(([name, values]) => ({ name, label: inWords(name), kind: kindOf(values) })),
    others: [...valuesByName]
      .filter(([, values]) => values.length === 0)
      .map(([name]) => ({ name, label: inWords(name) })),
  };
}

/** Tells whether a value fits into a cell, being neither a group nor a list. */
export function isPlain(value: Json | undefined): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/**
 * Gives the name of the field that tells entries apart: each has it, with a text of its own; undefined where there is
 * none.
 */
export function keyOf(entries: readonly Json[], columns: readonly Column[]): string | undefined {
  const isKey = ({ name, kind }: Column): boolean => {
    const values = entries.map((entry) => (isObject(entry) ? entry[name] : undefined));
    return kind === 'words' && values.every(isPlain) && new Set(values).size === entries.length;
  };
  const keys = columns.filter(isKey).map(({ name }) => name);
  return ['slug', 'id', 'key', 'path', 'code', 'name', 'title'].find((name) => keys.includes(name));
}

function kindOf(values: Json[]): ColumnKind {
  if (values.every((value) => typeof value === 'number')) return 'number';
  if (values.every((value) => typeof value === 'boolean')) return 'switch';
  return values.every((value) => /^\d{4}-\d\d-\d\d$/.test(String(value))) ? 'day' : 'words';
}
