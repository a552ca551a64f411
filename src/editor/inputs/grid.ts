import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { insert, move, remove, set } from '../../manifest/operations';
import { listAt, memberPointer, type Pointer, parentPointer, valueAt } from '../../manifest/pointer';

/** The rows that are written in a table, and all else that has a cell for each column. */
export interface Grid {
  /** Pointers to the lists with one cell a column: the headings, the rows, the templates of rows from a collection. */
  lines: Pointer[];
  /** The headings of the columns; a column without one has an empty text. */
  headings: string[];
}

/** Reads the rows at a pointer; the headings of their columns are `columns` beside them. */
export function gridAt(root: JsonObject, rows: Pointer): Grid {
  const headings = `${parentPointer(rows)}/columns`;
  const written = valueAt(root, rows);
  const places = Array.isArray(written) ? written.map((_, index) => memberPointer(rows, index)) : [];
  const lines = [headings, ...places.map((place) => (isObject(valueAt(root, place)) ? `${place}/as` : place))].filter(
    (place) => Array.isArray(valueAt(root, place)),
  );
  const headingCells = valueAt(root, headings);
  const count = Math.max(0, ...lines.map((place) => listAt(root, place).length));
  const words = Array.isArray(headingCells) ? headingCells : [];
  return { lines, headings: Array.from({ length: count }, (_, column) => String(words[column] ?? '')) };
}

/** Adds an empty column after the last one. */
export function addColumn(root: JsonObject, rows: Pointer): JsonObject {
  const { lines, headings } = gridAt(root, rows);
  return edited(root, lines, (site, line, cells) => {
    const missing = Array.from({ length: headings.length + 1 - cells.length }, () => '');
    return missing.reduce((now: Json, cell, at) => insert(now, memberPointer(line, cells.length + at), cell), site);
  });
}

/** Removes a column, its heading and a cell of each row. */
export function removeColumn(root: JsonObject, rows: Pointer, column: number): JsonObject {
  return edited(root, gridAt(root, rows).lines, (site, line, cells) =>
    column < cells.length ? remove(site, memberPointer(line, column)) : site,
  );
}

/** Moves a column to the index of another. */
export function moveColumn(root: JsonObject, rows: Pointer, from: number, to: number): JsonObject {
  return edited(root, gridAt(root, rows).lines, (site, line, cells) =>
    Math.max(from, to) < cells.length ? move(site, memberPointer(line, from), memberPointer(line, to)) : site,
  );
}

/** Writes cells from elsewhere into a table, from a row and a column on; adds the rows that it lacks. */
export function fillCells(root: JsonObject, rows: Pointer, row: number, column: number, cells: string[][]): JsonObject {
  const count = gridAt(root, rows).headings.length;
  return cells.reduce((site, written, position) => {
    const place = memberPointer(rows, row + position);
    const former = valueAt(site, place);
    if (former !== undefined && !Array.isArray(former)) return site;
    const line = Array.from({ length: count }, (_, at) => written[at - column] ?? former?.[at] ?? '');
    return former === undefined ? insert(site, place, line) : set(site, place, line);
  }, root);
}

function edited(
  root: JsonObject,
  lines: Pointer[],
  change: (site: Json, line: Pointer, cells: Json[]) => Json,
): JsonObject {
  return lines.reduce<Json>((site, line) => change(site, line, listAt(site, line)), root) as JsonObject;
}
