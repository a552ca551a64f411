import { Lines } from '../manifest/lines';
import type { JsonObject } from '../manifest/manifest';
import { format, type MigratedText, migrate, offsetBefore, type TakenStep } from '../manifest/migrations/migrate';
import type { Finding, Problem, ProblemPlace } from './problem';

/** Gives the finding about a site of a later format than this engine knows. */
export function laterFormat({ schemaVersion }: JsonObject): Finding | undefined {
  if (typeof schemaVersion !== 'number' || schemaVersion <= format) return undefined;
  return {
    rule: 'schema',
    severity: 'error',
    pointer: '/schemaVersion',
    message: `This site is written for a later version of Pagewright: its format is ${schemaVersion}, and the one that is installed knows ${format}. Install the later one, with "npm install pagewright@latest" or from where the project came. If somebody has only changed the number, write ${format}.`,
    stops: 'all',
  };
}

/**
 * Gives the finding for a site whose `schemaVersion` is today's and which has parts of an earlier format, as after the
 * merge of an older branch: it has fewer errors after some migrations. `countErrors` counts the errors of a value.
 */
export function mixedFormats(root: JsonObject, errors: number, countErrors: (root: JsonObject) => number): Finding[] {
  if (root.schemaVersion !== format) return [];
  const migrated = migrate({ ...root, schemaVersion: 1 });
  const changing = migrated.taken.filter(({ says }) => says !== undefined);
  const [first] = changing;
  if (!first || countErrors(migrated.root) >= errors) return [];
  const earlier = first.to - 1;
  return [
    {
      rule: 'schema',
      severity: 'error',
      pointer: '/schemaVersion',
      message: `This site says that it is of format ${format}, and has parts of format ${earlier}, as after two versions of it were put together. Write ${earlier} here, then run "npm run upgrade": ${saySteps(changing)}`,
      fix: String(earlier),
      stops: 'all',
    },
  ];
}

/** Gives the finding for a site of an earlier format, which some steps have migrated. */
export function earlierFormat(taken: readonly TakenStep[]): Finding[] {
  if (taken.length === 0) return [];
  return [{ rule: 'schema', severity: 'notice', pointer: '/schemaVersion', message: sayEarlierFormat(taken) }];
}

/** Says that a site is written in an earlier format, what is read differently in it, and how to write it in today's. */
function sayEarlierFormat(taken: readonly TakenStep[]): string {
  const [first] = taken;
  return `This site is written in format ${Number(first?.to) - 1}, and read as the one of today, ${format}. ${saySteps(taken)} All works as it is; "npm run upgrade" writes the file so, and shows first what changes.`;
}

/** Writes in sentences what migrations changed in a site. */
export function saySteps(taken: readonly TakenStep[]): string {
  const sentences = taken.flatMap(({ says }) => (says === undefined ? [] : [`${says}.`]));
  return sentences.length > 0 ? sentences.join(' ') : 'Nothing in it changes but the number of its format.';
}

/** Tells whether a problem is the notice of an earlier format. */
export function isOfEarlierFormat({ rule, severity }: Pick<Problem, 'rule' | 'severity'>): boolean {
  return rule === 'schema' && severity === 'notice';
}

/**
 * Gives the problems of a migrated text with their places in the text as it is written. Where a step has written
 * something anew, the place is where the step found it, and the fix is left out.
 */
export function placedAsWritten(problems: Problem[], written: string, migrated: MigratedText): Problem[] {
  const { splices } = migrated;
  if (splices.length === 0) return problems;
  const [lines, linesBefore] = [new Lines(migrated.text), new Lines(written)];
  const before = <T extends ProblemPlace>({ fix, ...place }: T): Omit<T, 'fix'> & { fix?: string } => {
    const [from, to] = [lines.offset(place.line, place.column), lines.offset(place.endLine, place.endColumn)];
    const [start, end] = [from, to].map((offset) => offsetBefore(offset, written, splices));
    if (!start || !end) return place;
    // A range that the migration left alone has its former length.
    const isSame = written.startsWith(migrated.text.slice(from, to), start.offset);
    const range = linesBefore.range(start.offset, isSame ? start.offset + to - from : end.offset);
    const isMendable = fix !== undefined && start.isSure && end.isSure;
    return { ...place, ...range, ...(isMendable && { fix }) };
  };
  return problems.map(({ related, ...problem }) => ({
    ...before(problem),
    ...(related && { related: related.map(before) }),
  }));
}
