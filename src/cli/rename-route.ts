import { createTwoFilesPatch } from 'diff';
import { checkSite } from '../checks/check-site';
import { formatProblem } from '../checks/format-text';
import { entryPages } from '../compose/routes';
import type { Site } from '../compose/site';
import { lostAddresses } from '../compose/translated-addresses';
import { commands } from '../kit/commands.js';
import { set } from '../manifest/operations';
import { parseJson } from '../manifest/parse';
import { listAt } from '../manifest/pointer';
import { printChanges } from '../manifest/print-changes';
import { type Renaming, renameRoute } from '../manifest/rename-route';
import { applySplices } from '../manifest/splice';
import { replaceFile } from '../workspace/replace-file';
import { type ExitCode, type Project, readSite } from './command';
import { siteFile } from './find-site';
import { readOptions, refuse, siteOption } from './options';

const line = {
  start: 'npm run rename-route --',
  says: commands['rename-route'].says,
  names: ['/OLD', '/NEW'],
  options: {
    site: siteOption,
    'dry-run': { type: 'boolean', says: 'shows what would change, and changes nothing' },
  },
} as const;

const usage = 'Name the old and the new address: npm run rename-route -- /team /about/our-team';

/** `npm run rename-route`: gives a page another address, everywhere. */
export async function run(args: string[], project: Project): Promise<ExitCode> {
  const options = readOptions(args, line);
  if ('code' in options) return options.code;
  const { values, files } = options;
  const [from, to] = files;
  if (!from || !to) return refuse(usage);
  const name = siteFile(values.site);
  const reading = readSite(name, project);
  if ('unreadable' in reading) return refuse(reading.unreadable);
  const { text, gathered, checked, registry } = reading;
  if (!checked.site) return refuse(`${name} has errors. Mend them first: npm run check.`);
  const renamed = renameRoute(text, from, to, entryPages(checked.site));
  if (renamed.problem !== undefined) return refuse(`${renamed.problem} ${name} is as it was.`);
  const check = { now: new Date(), registry };
  const { problems, site } = checkSite(renamed.text, gathered.assets, check);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    for (const error of errors) console.error(`${formatProblem(error, name, renamed.text)}\n`);
    return refuse(
      `The new address would break these places, so ${name} is as it was. Write the link there without a template first.`,
    );
  }
  const after = site ? withAddressesKept(renamed, checked.site, site) : renamed.text;
  if (values['dry-run']) {
    console.log(createTwoFilesPatch(name, name, text, after).trimEnd());
    return 0;
  }
  const refusal = replaceFile(name, after);
  if (refusal) return refuse(refusal);
  const { links, namings } = renamed;
  const changed = [
    count(links, 'link'),
    ...(namings > 0 ? [count(namings, 'place that names its entry', 'places that name its entry')] : []),
  ];
  console.log(`"${from}" is "${to}" now: ${changed.join(' and ')} changed, and the old address leads there.`);
  return 0;
}

/** Adds redirects for the addresses in further languages that a renaming takes away. */
function withAddressesKept({ text, pages }: { text: string; pages: Renaming[] }, before: Site, after: Site): string {
  const paths = new Map(pages.map(({ from, to }) => [from, to]));
  const leads = [...lostAddresses(before, after)].flatMap(([from, { original = from }]) => {
    const to = paths.get(original);
    return to === undefined ? [] : [{ from, to }];
  });
  if (leads.length === 0) return text;
  const root = parseJson(text);
  const withRedirects = set(root, '/redirects', [...listAt(root, '/redirects'), ...leads]);
  return applySplices(text, printChanges(text, root, withRedirects));
}

function count(number: number, one: string, several = `${one}s`): string {
  return `${number} ${number === 1 ? one : several}`;
}
