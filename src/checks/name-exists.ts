import type { Use } from '../compose/facts';
import { wholeRun } from '../manifest/run';
import { limitedHints } from './hints';
import type { ReportDetails } from './problem';
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

/** What to do about a name, with the one that was probably meant. */
type Hint = { words: string } & Pick<ReportDetails, 'meant'>;

/** Gives a rule by which everything of one kind that a page refers to must be there under its name. */
export function nameExists({ kind, table, message, remedy, ...head }: NameRule): PageRule {
  const hintOf = limitedHints<Hint>();
  return {
    ...head,
    severity: 'error',
    scope: 'page',
    check({ page, facts, report }) {
      const names = table(facts);
      // `template-field-exists` reports a name that a template takes for a field.
      const fields = new Set(usesOf(page, 'field').map((use) => `${use.pointer} ${use.path ?? use.name}`));
      for (const use of usesOf(page, kind)) {
        const { name, pointer } = use;
        if (Object.hasOwn(names, name) || isUnfilled(page, use, facts) || fields.has(`${pointer} ${name}`)) continue;
        const run =
          'run' in use && use.run ? { ...use.run, start: use.run.start + 1, end: use.run.end - 1 } : wholeRun(name);
        const find = (): Hint => {
          const known = Object.keys(names).sort();
          return { words: suggestion(name, known, remedy), ...meantBy(name, known) };
        };
        const { words, ...meant } = hintOf(facts, name, find) ?? { words: remedy };
        report(pointer, `${message} "${name}". ${words}`, { run, cause: name, ...meant });
      }
    },
  };
}
