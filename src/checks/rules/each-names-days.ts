import { collectionsIn } from '../../manifest/collections';
import { asJson } from '../../manifest/manifest';
import { type PageRule, usesOf } from '../rule';
import { suggestion } from '../spelling';

export const eachNamesDays: PageRule = {
  id: 'each-names-days',
  what: 'A list that takes each day of its entries names a field that their collection declares as days.',
  severity: 'error',
  scope: 'page',
  // Where there is no collection there are no fields.
  yields: ['collection-exists'],
  why: 'What is no list of days has none to show, and the list would be empty.',
  wrong: '"items": { "from": "trips", "each": "dates", "as": … } where the field is called "days"',
  right: '"items": { "from": "trips", "each": "days", "as": … }',
  check({ page, facts, report }) {
    const collections = collectionsIn(asJson(facts.site.manifest));
    for (const { name, collection, pointer } of usesOf(page, 'each')) {
      const { fields = new Map() } = collections.get(collection) ?? {};
      if (!collections.has(collection) || fields.get(name)?.kind === 'days') continue;
      const days = [...fields].filter(([, { kind }]) => kind === 'days').map(([field]) => field);
      const start = `"${name}" is no field that "${collection}" declares as days.`;
      const remedy =
        days.length > 0 ? suggestion(name, days, '') : `Declare it: "fields": { "${name}": { "kind": "days" }, … }.`;
      report(pointer, `${start} ${remedy}`, { cause: `${collection} ${name}` });
    }
  },
};
