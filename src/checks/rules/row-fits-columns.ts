import type { BlockRule } from '../rule';

export const rowFitsColumns: BlockRule = {
  id: 'row-fits-columns',
  what: 'A row of a table has one cell for each column.',
  severity: 'error',
  scope: 'block',
  yields: true,
  type: 'table',
  why: 'What follows a cell too many or too few stands under the wrong heading.',
  wrong: '"columns": ["Trip", "Price"], "rows": [["Night"]]',
  right: '"columns": ["Trip", "Price"], "rows": [["Night", "4,500"]]',
  check({ block, report }) {
    const columns = (block.columns as unknown[]).length;
    const counts = (block.rows as unknown[][]).map((row) => row.length);
    const advice = `the table has ${sayCount(columns, 'column')}. Write one cell for each column.`;
    const [first = columns] = counts;
    // Rows that are all alike come of one template, or it is the heading that is missing.
    if (first !== columns && counts.length > 1 && counts.every((count) => count === first)) {
      report('/columns', `Each row has ${sayCount(first, 'cell')}, and ${advice}`);
      return;
    }
    for (const [index, count] of counts.entries()) {
      if (count !== columns) report(`/rows/${index}`, `This row has ${sayCount(count, 'cell')}, and ${advice}`);
    }
  },
};

function sayCount(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
