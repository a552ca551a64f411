import { type PageRule, usesOf } from '../rule';
import { suggestion } from '../spelling';

export const referenceExists: PageRule = {
  id: 'reference-exists',
  what: 'An entry that is named by another entry, or by the page, is there.',
  severity: 'error',
  scope: 'page',
  why: 'A list that looks for it stays empty, and the page is without what should stand there.',
  wrong: '{ "name": "Dawn Lake", "guide": "mark" }, where a list says "where": { "slug": "{guide}" }',
  right: '{ "name": "Dawn Lake", "guide": "marek" }',
  check({ page, report }) {
    for (const { name, collection, field, known, pointer } of usesOf(page, 'reference')) {
      const message = `No entry of "${collection}" has "${name}" as its "${field}". ${suggestion(name, known, '')}`;
      report(pointer, message, { cause: `${collection} ${field} ${name}` });
    }
  },
};
