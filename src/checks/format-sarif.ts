import type { Problem, ProblemPlace } from './problem';
import { rules } from './rules';

/** Writes problems as a SARIF 2.1.0 log, which code scanning services read. */
export function formatSarif(problems: Problem[], file: string): string {
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Pagewright', rules: rules.map(({ id, why }) => ({ id, help: { text: why } })) } },
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem) => ({
          ruleId: problem.rule,
          level: problem.severity === 'notice' ? 'note' : problem.severity,
          message: { text: problem.message },
          locations: [location(problem, file)],
          relatedLocations: (problem.related ?? []).map((place) => location(place, file)),
        })),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function location({ line, column, endLine, endColumn }: ProblemPlace, file: string): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
      region: { startLine: line, startColumn: column, endLine, endColumn },
    },
  };
}
