import type { Problem } from '../../src/checks/problem';

/** A problem with all that most have. */
export const problem: Problem = {
  rule: 'link-target-exists',
  severity: 'error',
  message: 'No page has the address "/pricng".',
  pointer: '/routes/0/blocks/2/actions/0/to',
  page: 'Home, block 3, card grid',
  line: 412,
  column: 11,
  endLine: 412,
  endColumn: 20,
};
