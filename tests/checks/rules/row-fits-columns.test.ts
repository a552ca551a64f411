import { expect, test } from 'vitest';
import type { Json } from '../../../src/manifest/manifest';
import { type Edit, found } from '../site-with';

const rule = 'row-fits-columns';

const table = (columns: Json, rows: Json): Edit => ({
  '/routes/0/blocks/-': { type: 'table', heading: 'Loaves', columns, rows },
});

test('reports a row with more or fewer cells than there are columns', () => {
  const rows = [['Rye', '4'], ['Spelt'], ['Oat', '5', '6']];
  expect(found(rule, table(['Bread', 'Price'], rows))).toMatchInlineSnapshot(`
    "
    [ → This row has 1 cell, and the table has 2 columns. Write one cell for each column.
    [ → This row has 3 cells, and the table has 2 columns. Write one cell for each column.
    "
  `);
});

test('reports rows that are all alike at the columns', () => {
  const rows = { from: 'breads', as: ['{title}', '{code}'] };
  expect(found(rule, table(['Bread', 'Code', 'Days'], rows))).toMatchInlineSnapshot(
    `"[ → Each row has 2 cells, and the table has 3 columns. Write one cell for each column."`,
  );
});

test('accepts a list in a cell, which stays one cell', () => {
  const rows = { from: 'breads', as: ['{title}', '{days}', '{code}'] };
  const edit = { ...table(['Bread', 'Days', 'Code'], rows), '/collections/breads/0/days': ['Mo', 'Tu'] };
  expect(found(rule, edit)).toBe('nothing');
});

test('an entry without what a cell writes is told of at the entry', () => {
  const rows = { from: 'breads', as: ['{title}', '{days}', '{code}'] };
  expect(found(rule, { ...table(['Bread', 'Days', 'Code'], rows), '/collections/breads/0/days': undefined })).toMatch(
    /^\(template-field-exists\) \{ → This entry of "breads" has no "days"/,
  );
});
