import { formatForGithub } from '../checks/format-github';
import { formatProblem, summarize } from '../checks/format-text';
import { type ExitCode, readOptions, readSite } from './command';

/**
 * `npm run check -- [FILE] [--format text|json|github] [--release]`: prints what is wrong with a site.json.
 * On GitHub's machines the format is github unless another is asked for.
 */
export async function run(args: string[]): Promise<ExitCode> {
  const options = readOptions(args, { format: { type: 'string' }, release: { type: 'boolean' } });
  if ('usage' in options) {
    console.error(options.usage);
    return 2;
  }
  const { values, file: name = 'site.json' } = options;
  const { format = process.env.GITHUB_ACTIONS ? 'github' : 'text', release = false } = values;
  if (format !== 'text' && format !== 'json' && format !== 'github') {
    console.error(`There is no format "${format}". Write --format text, --format json or --format github.`);
    return 2;
  }
  const read = readSite(name, { isRelease: release });
  if ('unreadable' in read) {
    console.error(read.unreadable);
    return 2;
  }
  const { problems } = read.checked;
  const count = (severity: string): number => problems.filter((problem) => problem.severity === severity).length;
  const summary = { errors: count('error'), warnings: count('warning'), notices: count('notice') };
  if (format === 'json') console.log(JSON.stringify({ problems, summary }, null, 2));
  else {
    for (const problem of problems) {
      console.log(
        format === 'github' ? formatForGithub(problem, name) : `${formatProblem(problem, name, read.text)}\n`,
      );
    }
    console.log(problems.length === 0 ? `${name} is right: nothing found.` : `${name}: ${summarize(problems)}`);
  }
  return summary.errors > 0 ? 1 : 0;
}
