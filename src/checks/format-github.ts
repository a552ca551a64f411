import type { Problem } from './problem';

/**
 * Writes a problem as a workflow command of GitHub Actions, which shows it beside its line of the file:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function formatForGithub(problem: Problem, file: string): string {
  const { line, column, endLine, endColumn, severity, message, rule, page, related = [] } = problem;
  const properties = {
    file,
    line,
    endLine,
    // GitHub takes columns only where the annotation stays on one line.
    ...(line === endLine && { col: column, endColumn }),
    title: page ? `${page} (${rule})` : rule,
  };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const places = related.map((place) => `see also ${file}:${place.line}:${place.column}`);
  return `::${severity} ${written.join(',')}::${escapeMessage([message, ...places].join('\n'))}`;
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
