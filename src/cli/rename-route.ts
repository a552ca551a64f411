import { createTwoFilesPatch } from 'diff';
import { checkSite } from '../checks/check-site';
import { entryPagesOf } from '../checks/entry-pages';
import { formatProblem } from '../checks/format-text';
import { renameRoute } from '../manifest/rename-route';
import { type ExitCode, type Project, readSite, replaceFile } from './command';
import { readOptions } from './options';

const usage = 'Name the old and the new address: npm run rename-route -- /team /about/our-team';

/** `npm run rename-route -- /old /new [--site FILE] [--dry-run]`: gives a page another address, everywhere. */
export async function run(args: string[], project: Project): Promise<ExitCode> {
  const options = readOptions(args, { site: { type: 'string' }, 'dry-run': { type: 'boolean' } }, 2);
  if ('usage' in options) return refuse(options.usage);
  const { values, files } = options;
  const [from, to] = files;
  if (!from || !to) return refuse(usage);
  const name = values.site ?? 'site.json';
  const read = readSite(name, project);
  if ('unreadable' in read) return refuse(read.unreadable);
  const { text, gathered, checked, registry } = read;
  if (!checked.site) return refuse(`${name} has errors. Mend them first: npm run check.`);
  const renamed = renameRoute(text, from, to, entryPagesOf(checked.site));
  if (renamed.problem !== undefined) return refuse(`${renamed.problem} ${name} is as it was.`);
  const { problems } = checkSite(renamed.text, gathered.assets, { now: new Date(), registry });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    for (const error of errors) console.error(`${formatProblem(error, name, renamed.text)}\n`);
    return refuse(
      `The new address would break these places, so ${name} is as it was. Write the link there without a template first.`,
    );
  }
  if (values['dry-run']) {
    console.log(createTwoFilesPatch(name, name, text, renamed.text).trimEnd());
    return 0;
  }
  const refused = replaceFile(name, renamed.text);
  if (refused) return refuse(refused);
  console.log(
    `"${from}" is "${to}" now: ${renamed.links} link${renamed.links === 1 ? '' : 's'} changed, and the old address leads there.`,
  );
  return 0;
}

function refuse(reason: string): ExitCode {
  console.error(reason);
  return 2;
}
