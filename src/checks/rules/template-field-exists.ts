import { type PageRule, usesOf } from '../rule';
import { suggestion } from '../spelling';

/** A field that a template writes must be a field of the collection's entries. */
export const templateFieldExists: PageRule = {
  id: 'template-field-exists',
  severity: 'error',
  scope: 'page',
  check({ page, facts, report }) {
    for (const { name, collection = '', isWhole, pointer } of usesOf(page, 'field')) {
      const entries = facts.site.manifest.collections?.[collection] ?? [];
      const isKnown = entries.some((entry) => Object.hasOwn(entry, name));
      if (isKnown && isWhole) continue;
      if (isKnown) {
        report(
          pointer,
          `Not every entry of "${collection}" has a "${name}", which this text needs. Add it to those that lack it.`,
        );
        continue;
      }
      const fields = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
      report(pointer, `No entry of "${collection}" has a field "${name}". ${suggestion(name, fields, '')}`);
    }
  },
};
