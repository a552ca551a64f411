import type { JsonObject } from '../../manifest/manifest';
import type { ColumnKind, Entries } from '../inputs/columns';
import type { Field } from '../inputs/input';
import type { FieldKind } from '../inputs/known-fields';
import { readCell } from '../inputs/read-cell';
import { addField, type NewField } from './declare';
import { unknownColumns } from './taking';

/** The most different words that are taken for choices, where each is said more than once on average. */
const mostChoices = 8;

/** Proposes a field for each column that has the name of none, by what its cells say; `table` begins with the names. */
export function proposeFields(collection: Entries, table: string[][]): NewField[] {
  const [header = [], ...rows] = table;
  return unknownColumns(collection, table).map((at) => {
    const cells = rows.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '');
    const kind = kindOf(cells);
    const label = (header[at] ?? '').trim();
    return { label, kind, ...(kind === 'choice' && { choices: [...new Set(cells)] }) };
  });
}

/** Gives the kind of field that cells tell; none of them is empty. */
function kindOf(cells: readonly string[]): FieldKind {
  const isRead = (kind: ColumnKind): boolean =>
    cells.every((cell) => readCell(cell, { name: '', label: '', kind }, undefined).fault === undefined);
  if (isRead('number')) return 'number';
  if (isRead('day')) return 'date';
  if (isRead('days')) return 'days';
  if (cells.every((cell) => /^(yes|no|true|false)$/i.test(cell))) return 'yesNo';
  if (cells.every((cell) => cell.startsWith('uploads/'))) return 'file';
  if (cells.every((cell) => /^(https?:\/\/|mailto:|tel:|\/)/.test(cell))) return 'link';
  const { size } = new Set(cells);
  if (size <= mostChoices && size * 2 <= cells.length) return 'choice';
  return cells.some((cell) => cell.length > 60) ? 'copy' : 'text';
}

/** Adds fields to a collection; says in words why one of them cannot be added. */
export function addFields(
  root: JsonObject,
  collection: string,
  knownFields: readonly Field[],
  fields: readonly NewField[],
): { after: JsonObject } | { problem: string } {
  let after = root;
  for (const field of fields) {
    const edit = addField(after, collection, knownFields, field);
    if ('problem' in edit) return { problem: `“${field.label}”: ${edit.problem}` };
    after = edit.after;
  }
  return { after };
}
