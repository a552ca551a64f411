import type { Problem } from './problem';

/** The version of what is written here: programs read it. `schema/check.schema.json` says what it holds. */
const version = 1;

/** Writes problems as JSON, with how many there are of each severity. */
export function formatProblemsAsJson(problems: Problem[]): string {
  return JSON.stringify({ version, problems, summary: countProblems(problems) }, null, 2);
}

/** Counts problems by their severity. */
export function countProblems(problems: Problem[]): { errors: number; warnings: number; notices: number } {
  const of = (severity: Problem['severity']): number =>
    problems.filter((problem) => problem.severity === severity).length;
  return { errors: of('error'), warnings: of('warning'), notices: of('notice') };
}
