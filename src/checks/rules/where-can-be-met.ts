import { conditionFault } from '../condition-faults';
import { type PageRule, usesOf } from '../rule';

export const whereCanBeMet: PageRule = {
  id: 'where-can-be-met',
  what: 'What entries are chosen by is of the type that they say, and spelt as in one of them.',
  severity: 'error',
  scope: 'page',
  why: 'A list that asks for what no entry says is empty, and one that leaves it out leaves nothing out.',
  wrong: '"where": { "date": { "from": "tody" }, "open": "true" }',
  right: '"where": { "date": { "from": "today" }, "open": true }',
  check({ page, facts, report }) {
    for (const condition of usesOf(page, 'condition')) {
      const message = conditionFault(condition, facts.site);
      if (message === undefined) continue;
      const { collection, name, wanted, pointer, inDraft } = condition;
      report(pointer, message, { cause: `${collection} ${name} ${JSON.stringify(wanted)}`, inDraft });
    }
  },
};
