import type { Use } from '../compose/facts';
import type { Pointer } from '../manifest/pointer';
import { type Run, wholeRun } from '../manifest/run';
import { declaredValues } from './declared-values';
import { limitedHints } from './hints';
import type { ReportDetails } from './problem';
import { type FactsAround, isUnfilled, type LonePageRule, type PageRule, usesOf } from './rule';
import { meantBy, suggestion } from './spelling';

interface NameRule extends Pick<PageRule, 'id' | 'what' | 'why' | 'wrong' | 'right'> {
  /** The kind of reference that is looked at. */
  kind: Use['kind'];
  /** Present where entries name them in declared fields, too. */
  declared?: 'icon';
  /** What there is, by name. */
  table(facts: FactsAround): object;
  /** How the message begins: `No icon is named`. */
  message: string;
  /** What to do where no name comes near. */
  remedy: string;
}

/** What to do about a name, with the one that was probably meant. */
type Hint = { words: string } & Pick<ReportDetails, 'meant'>;

/** Gives a rule by which everything of one kind that a page refers to must be there under its name. */
export function nameExists({
  kind,
  declared,
  table,
  message,
  remedy,
  ...head
}: NameRule): PageRule & Pick<LonePageRule, 'check'> {
  const hintOf = limitedHints<Hint>();
  return {
    ...head,
    severity: 'error',
    scope: 'page',
    check({ page, facts, report }) {
      const names = table(facts);
      // `template-field-exists` reports a name that a template takes for a field.
      const fields = new Set(usesOf(page, 'field').map((use) => `${use.pointer} ${use.path ?? use.name}`));
      const reportOf = (name: string, pointer: Pointer, run: Run, details: ReportDetails = {}): void => {
        if (Object.hasOwn(names, name)) return;
        const find = (): Hint => {
          const sortedNames = Object.keys(names).sort();
          return { words: suggestion(name, sortedNames, remedy), ...meantBy(name, sortedNames) };
        };
        const { words, ...meant } = hintOf(facts, name, find) ?? { words: remedy };
        report(pointer, `${message} "${name}". ${words}`, { run, cause: name, ...meant, ...details });
      };
      for (const { name, pointer, ...details } of declared ? declaredValues(page, facts, declared) : [])
        reportOf(name, pointer, wholeRun(name), details);
      for (const use of usesOf(page, kind)) {
        const { name, pointer } = use;
        if (isUnfilled(page, use, facts) || fields.has(`${pointer} ${name}`)) continue;
        const run = 'run' in use && use.run;
        reportOf(name, pointer, run ? { ...run, start: run.start + 1, end: run.end - 1 } : wholeRun(name));
      }
    },
  };
}
