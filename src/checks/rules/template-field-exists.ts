import { entryPlace, fieldsOf } from '../../compose/scope';
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
    for (const use of usesOf(page, 'field')) {
      const { name, collection, isWhole, isNeeded, pointer, run, item, part, others = [] } = use;
      const isOptional = isWhole && !isNeeded;
      const cause = `${collection} ${name}`;
      if (fieldsOf(facts.site, collection).has(name)) {
        if (isOptional) continue;
        const writer = pointer.endsWith('/path')
          ? 'the address of its page'
          : item === entryPlace('')
            ? 'its page'
            : 'a list';
        const message = `This entry of "${collection}" has no "${name}", and ${writer} writes "{${name}}". Add it to the entry.`;
        report(item ?? pointer, message, { cause });
        continue;
      }
      const fields = [...fieldsOf(facts.site, collection), ...others, ...Object.keys(facts.site.values)];
      const names = [...new Set(fields)];
      if (isOptional && part !== 'value' && nearestName(name, names) === undefined) continue;
      const message = `No entry of "${collection}" has a field "${name}". ${suggestion(name, names, '')}`;
      report(pointer, message, { ...(part === 'key' ? { part } : { run }), cause });
    }
  },
};
