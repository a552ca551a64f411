import { formsOf } from '../form-facts';
import type { PageRule } from '../rule';

export const formIsUnique: PageRule = {
  id: 'form-is-unique',
  what: 'Two forms of a page cannot have the same name.',
  severity: 'error',
  scope: 'page',
  reads: ['form'],
  why: 'What is written into one would be kept, checked and labelled as if it stood in the other.',
  wrong: '{ "type": "shared", "block": "newsletter" } twice on one page, with a form in "shared"',
  right: 'the shared form once, or a second form with another "name"',
  check({ page, report }) {
    const seen = new Map<string, string>();
    for (const { name, pointer } of formsOf(page)) {
      const earlier = seen.get(name);
      seen.set(name, pointer);
      if (earlier === undefined) continue;
      const message = `This page has two forms named "${name}". Place the form once, or give one of them another name.`;
      for (const place of [earlier, pointer]) report(`${place}/name`, message, { cause: `${page.path} ${name}` });
    }
  },
};
