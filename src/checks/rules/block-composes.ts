import { type LonePageRule, usesOf } from '../rule';

export const blockComposes: LonePageRule = {
  id: 'block-composes',
  what: 'What is made of a block when its page is composed must be possible: a country on a map must exist.',
  severity: 'error',
  scope: 'page',
  readsTexts: [],
  yields: true,
  why: 'What cannot be made would be missing from the page.',
  wrong: '"origin": { "code": "kenya", "label": "Nairobi" }',
  right: '"origin": { "code": "ke", "label": "Nairobi" }',
  check({ page, report }) {
    for (const { name, pointer } of usesOf(page, 'fault')) report(pointer, name);
  },
};
