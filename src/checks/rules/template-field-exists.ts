import { fieldNames, hasField } from '../facts';
import { type PageRule, usesOf } from '../rule';
import { nearestName, suggestion } from '../spelling';

export const templateFieldExists: PageRule = {
  id: 'template-field-exists',
  what: "A field that a template writes must be a field of the collection's entries.",
  severity: 'error',
  scope: 'page',
  why: 'What no entry has cannot be written, and the visitor would read the braces.',
  wrong: '"as": { "title": "{contry}" }',
  right: '"as": { "title": "{country}" }',
  check({ page, facts, report }) {
    for (const { name, collection, isWhole, isNeeded, pointer, run, item, chosenFor } of usesOf(page, 'field')) {
      const isOptional = isWhole && !isNeeded;
      const cause = `${collection} ${name}`;
      if (hasField(facts.site, collection, name)) {
        if (isOptional) continue;
        const message = `This entry of "${collection}" has no "${name}", and a list writes "{${name}}". Add it to the entry.`;
        report(item ?? pointer, message, { cause });
        continue;
      }
      const names = [...fieldNames(facts.site, collection), ...Object.keys(facts.site.values)];
      if (isOptional && nearestName(name, names) === undefined) continue;
      const message = `No entry of "${collection}" has a field "${name}". ${suggestion(name, names, '')}`;
      report(pointer, message, { ...(chosenFor === undefined ? { run } : { part: 'key' }), cause });
    }
  },
};
