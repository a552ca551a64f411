import type { Use } from '../compose/observer';
import { type PageRule, type SiteFacts, usesOf } from './rule';
import { suggestion } from './spelling';

interface NameRule {
  id: string;
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
export function nameExists({ id, kind, table, message, remedy }: NameRule): PageRule {
  return {
    id,
    severity: 'error',
    scope: 'page',
    check({ page, facts, report }) {
      const names = table(facts);
      for (const { name, pointer } of usesOf(page, kind)) {
        if (!Object.hasOwn(names, name))
          report(pointer, `${message} "${name}". ${suggestion(name, Object.keys(names), remedy)}`);
      }
    },
  };
}
