import { notFoundPath } from '../../compose/compose-page';
import { type PageRule, usesOf } from '../rule';

/** A page begins with its heading: the heading of its first block that has one, before any other title. */
export const pageHeading: PageRule = {
  id: 'page-heading',
  severity: 'error',
  scope: 'page',
  check({ page, facts, report }) {
    if (page === facts.shell) return;
    const [first] = usesOf(page, 'heading');
    if (first?.level === 1) return;
    const name = page.path === notFoundPath ? 'The page for unknown addresses' : `The page "${page.path}"`;
    report(
      first?.pointer ?? '/blocks',
      `${name} does not begin with a heading of its own. Give its first block a "heading".`,
    );
  },
};
