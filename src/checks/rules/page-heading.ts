import { isNotFound } from '../../addresses/page-address';
import { isFullyKnown, type PageRule, usesOf } from '../rule';

export const pageHeading: PageRule = {
  id: 'page-heading',
  what: 'A page begins with its one heading, and no level of heading is left out below it.',
  severity: 'error',
  scope: 'page',
  why: 'People who listen to a page, and search engines, find their way by its headings.',
  wrong: 'a first block without "heading", whose items have titles',
  right: '"heading": "Contact Us" in the first block',
  check({ page, facts, report }) {
    if (page === facts.shell || !isFullyKnown(page, facts)) return;
    const headings = usesOf(page, 'heading');
    const [first] = headings;
    if (first?.level !== 1) {
      const name = isNotFound(page.path) ? 'The page for unknown addresses' : `The page "${page.path}"`;
      const message = `${name} does not begin with a heading of its own. Give its first block a "heading".`;
      report(first?.pointer ?? '/blocks', message);
      return;
    }
    for (const [index, { level = 1, name, pointer }] of headings.slice(1).entries()) {
      const before = headings[index]?.level ?? 1;
      if (level === 1) report(pointer, `"${name}" is a second page heading. A page has one.`);
      if (level > before + 1) report(pointer, `"${name}" leaves out a level of heading. Give its block a "heading".`);
    }
  },
};
