import { withoutUnseenCharacters } from '../manifest/unseen-character';
import { countProblems } from './format-json';
import type { Problem } from './problem';
import { rules } from './rules';

/**
 * Writes all problems for a terminal, whose last lines are read first: notices in a line each, then warnings, at last
 * errors.
 */
export function formatForTerminal(problems: Problem[], file: string, text: string): string[] {
  const of = (severity: Problem['severity']): Problem[] => problems.filter((problem) => problem.severity === severity);
  const notices = foldNotices(of('notice'), file);
  const lines = [...of('warning'), ...of('error')].map((problem) => `${formatProblem(problem, file, text)}\n`);
  return notices.length > 0 && lines.length > 0 ? [...notices, '', ...lines] : [...notices, ...lines];
}

/** Writes one line for all notices of a rule: all of them where they weigh more on publishing, else the first. */
function foldNotices(notices: Problem[], file: string): string[] {
  return [{ id: 'schema', severityOnRelease: undefined }, ...rules].flatMap(({ id, severityOnRelease }) => {
    const [first, ...others] = notices.filter(({ rule }) => rule === id);
    if (!first) return [];
    const { length } = others;
    const command = file === 'site.json' ? 'npm run check --' : `npm run check -- ${file}`;
    if (severityOnRelease) {
      const [names, them] = length > 0 ? [`${id}s`, 'them'] : [id, 'it'];
      return [`${length + 1} ${names}: \`${command} --release\` lists ${them}.`];
    }
    const more = length > 0 ? ` \`${command} --format json\` lists ${length} more.` : '';
    return [`${file}:${first.line}:${first.column}  notice  ${first.message}${more}  (${id})`];
  });
}

/** Writes a problem for people: where, what, and the lines of the file with the wrong slice underlined. */
export function formatProblem(problem: Problem, file: string, text: string): string {
  const { line, column, severity, message, rule, page, related = [], further = 0 } = problem;
  const parts = [
    `${file}:${line}:${column}  ${severity}  ${message}  (${rule})`,
    ...(page ? [`  ${page}`] : []),
    excerpt(problem, text),
  ];
  for (const place of related.slice(0, 5)) parts.push(`  see also ${file}:${place.line}:${place.column}`);
  const more = Math.max(0, related.length - 5) + further;
  if (more > 0) parts.push(`  and ${more} more place${more === 1 ? '' : 's'}`);
  return parts.join('\n');
}

/** Says how many problems of each severity there are. */
export function sayCounts(problems: Problem[]): string {
  const { errors, warnings, notices } = countProblems(problems);
  const counted = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
  return `${counted(errors, 'error')}, ${counted(warnings, 'warning')}, ${counted(notices, 'notice')}`;
}

const widest = 110;

/** Writes the lines around a problem with the wrong slice underlined. */
export function excerpt({ line, column, endLine, endColumn }: Problem, text: string): string {
  const lines = linesOf(text);
  const first = Math.max(1, line - 1);
  const last = Math.min(lines.length, line + 1);
  const width = String(last).length;
  const shift = Math.max(0, column - 40);
  const shown: string[] = [];
  for (let number = first; number <= last; number++) {
    const content = withoutUnseenCharacters(lines[number - 1] ?? '')
      .replaceAll('\t', ' ')
      .replace('\r', '')
      .slice(shift, shift + widest);
    shown.push(`  ${String(number).padStart(width)} | ${content}`);
    if (number !== line) continue;
    const length = endLine === line ? Math.max(1, endColumn - column) : content.length - column + 1;
    shown.push(
      `  ${' '.repeat(width)} | ${' '.repeat(column - 1 - shift)}${'^'.repeat(Math.max(1, Math.min(length, widest - column + shift + 1)))}`,
    );
  }
  return shown.join('\n');
}

let split: { text: string; lines: string[] } | undefined;

/** Gives the lines of a text, kept for the next call: thousands of problems ask for those of one text. */
function linesOf(text: string): string[] {
  if (split?.text !== text) split = { text, lines: text.split('\n') };
  return split.lines;
}
