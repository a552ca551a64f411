import { expect, test } from 'vitest';
import { addColumn, fillCells, gridAt, moveColumn, removeColumn } from '../../src/editor/inputs/grid';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { valueAt } from '../../src/manifest/pointer';

const table = {
  type: 'table',
  columns: ['Trip', 'Price'],
  rows: [['Night', '45'], { from: 'trips', as: ['{name}', '{price:money}'] }, ['Dawn', '30']],
};
const root = { shared: { prices: table } } as JsonObject;
const rows = '/shared/prices/rows';

test('a column is added, moved and taken out in the headings, in each row and in what rows are made of', () => {
  expect(gridAt(root, rows).headings).toEqual(['Trip', 'Price']);
  expect(linesOf(addColumn(root, rows))).toEqual([
    ['Trip', 'Price', ''],
    ['Night', '45', ''],
    ['{name}', '{price:money}', ''],
    ['Dawn', '30', ''],
  ]);
  expect(linesOf(moveColumn(root, rows, 0, 1))).toEqual([
    ['Price', 'Trip'],
    ['45', 'Night'],
    ['{price:money}', '{name}'],
    ['30', 'Dawn'],
  ]);
  expect(linesOf(removeColumn(root, rows, 0))).toEqual([['Price'], ['45'], ['{price:money}'], ['30']]);
});

test('a row that is too short gets the cells that it lacks with a new column', () => {
  const short = { shared: { prices: { ...table, rows: [['Night']] } } } as JsonObject;
  expect(linesOf(addColumn(short, rows))).toEqual([
    ['Trip', 'Price', ''],
    ['Night', '', ''],
  ]);
});

test('cells from a spreadsheet fill those to the right and below, and leave rows of a collection alone', () => {
  const filled = fillCells(root, rows, 0, 1, [['50', 'too far'], ['x'], ['35'], ['20']]);
  expect(valueAt(filled, rows)).toEqual([['Night', '50'], table.rows[1], ['Dawn', '35'], ['', '20']]);
});

function linesOf(site: JsonObject): (Json | undefined)[] {
  return gridAt(site, rows).lines.map((place) => valueAt(site, place));
}
