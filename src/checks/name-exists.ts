import type { Use } from '../compose/observer';
import { wholeRun } from '../manifest/run';
import { isUnfilled, type PageRule, type SiteFacts, usesOf } from './rule';
import { meantBy, suggestion } from './spelling';

interface NameRule extends Pick<PageRule, 'id' | 'what' | 'why' | 'wrong' | 'right'> {
  /** The kind of reference that is looked at. */
  kind: Use['kind'];
  /** What there is, by name. */
  table(facts: SiteFacts): object;
  /** How the message begins: `No icon is named`. */
  message: string;
  /** What to do where no name comes near. */
  remedy: string;
}

/** A rule by which everything of one kind that a page refers to must be there under its name. */
export function nameExists({ kind, table, message, remedy, ...head }: NameRule): PageRule {
  return {
    ...head,
    severity: 'error',
    scope: 'page',
    check({ page, facts, report }) {
      const names = table(facts);
      let known: string[] | undefined;
      // `template-field-exists` reports a name that a template takes for a field.
      const fields = new Set(usesOf(page, 'field').map((use) => `${use.pointer} ${use.path ?? use.name}`));
      for (const use of usesOf(page, kind)) {
        const { name, pointer } = use;
        if (Object.hasOwn(names, name) || isUnfilled(page, use, facts) || fields.has(`${pointer} ${name}`)) continue;
        const run =
          'run' in use && use.run ? { ...use.run, start: use.run.start + 1, end: use.run.end - 1 } : wholeRun(name);
        known ??= Object.keys(names).sort();
        const hint = suggestion(name, known, remedy);
        report(pointer, `${message} "${name}". ${hint}`, { run, cause: name, ...meantBy(name, known) });
      }
    },
  };
}
