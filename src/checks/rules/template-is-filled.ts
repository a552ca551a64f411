import { fieldsOf } from '../../compose/scope';
import { type PageRule, usesOf } from '../rule';
import { listNames } from '../short-message';
import { nearestName } from '../spelling';

export const templateIsFilled: PageRule = {
  id: 'template-is-filled',
  what: 'Some entry has what a template writes.',
  severity: 'warning',
  scope: 'page',
  why: 'A property that no entry fills never shows; often it was copied from a list of another collection.',
  wrong: '"as": { "title": "{title}", "meta": "{price}" } where no entry has a price',
  right: '"as": { "title": "{title}" }, or an entry with "price"',
  check({ page, facts, report }) {
    const unfilled = usesOf(page, 'field').filter(({ name, collection, isWhole, isNeeded, part, others = [] }) => {
      const fields = fieldsOf(facts.site, collection);
      if (!isWhole || isNeeded || part === 'value' || fields.has(name)) return false;
      return nearestName(name, [...fields, ...others, ...Object.keys(facts.site.values)]) === undefined;
    });
    for (const { collection, pointer, run } of unfilled) {
      const names = unfilled.filter((other) => other.collection === collection).map((other) => other.name);
      const listed = listNames([...new Set(names)]);
      const message = `No entry of "${collection}" has ${listed}, so this list shows nothing there. Add it to an entry, or remove it here.`;
      report(pointer, message, { run, cause: collection });
    }
  },
};
