import { dirname, relative, resolve } from 'node:path';
import { buildSite } from '../build/build-site';
import { refuseOutput } from '../build/output-refusal';
import { formatProblem, summarize } from '../checks/format-text';
import { whyUnreadable } from '../workspace/replace-file';
import { type ExitCode, type Project, readSite, siteFile } from './command';
import { readDate, readOptions, siteOption } from './options';

const line = {
  start: 'npm run build --',
  says: 'Checks a site.json, then writes its site as files that any host can serve.',
  options: {
    site: siteOption,
    out: { type: 'string', value: 'DIR', says: 'the folder that takes the site; without it, dist' },
    date: { type: 'string', value: 'YYYY-MM-DD', says: 'builds as if it were that day' },
  },
} as const;

/** `npm run build`: checks a site.json, then writes its static site. */
export async function run(args: string[], project: Project): Promise<ExitCode> {
  const started = performance.now();
  const options = readOptions(args, line);
  if ('code' in options) return options.code;
  const name = siteFile(options.values.site ?? options.file);
  const outFolder = resolve(options.values.out ?? 'dist');
  const now = readDate(options.values.date);
  if (!now) {
    console.error(`"${options.values.date}" is no day of the calendar. Write it as --date 2027-03-06.`);
    return 2;
  }
  const read = readSite(name, project, { now });
  if ('unreadable' in read) {
    console.error(read.unreadable);
    return 2;
  }
  const { problems, site, pages: composed } = read.checked;
  const shown = problems.filter(({ severity }) => severity !== 'notice');
  for (const problem of shown) console.error(`${formatProblem(problem, name, read.text)}\n`);
  if (!site) {
    console.error(
      `${name}: ${summarize(problems)}. Nothing was built; ${relative('.', outFolder) || '.'} is as it was.`,
    );
    return 1;
  }
  const refusal = refuseOutput(outFolder, project.cacheFolder, [project.root, dirname(read.file)]);
  if (refusal) {
    console.error(refusal);
    return 2;
  }
  try {
    const { loadCode } = await import('../vite/bundle-code');
    const code = await loadCode(project.root, project.codeFolder);
    const onWait = (): void => console.error('Another build writes into this folder. Waiting until it is done.');
    const { cacheFolder } = project;
    const built = await buildSite({
      site,
      pages: composed,
      gathered: read.gathered,
      code,
      outFolder,
      cacheFolder,
      onWait,
    });
    if ('failures' in built && built.failures) {
      for (const failure of built.failures) console.error(failure);
      console.error('Nothing was written.');
      return 1;
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    const { pages, rendered, written, removed } = built;
    const folder = relative('.', outFolder) || '.';
    console.log(
      `${pages} pages in ${folder}: ${rendered} rendered, ${written} files written, ${removed} removed, ${seconds} s.`,
    );
    return 0;
  } catch (error) {
    console.error(whyUnreadable(outFolder, error));
    return 2;
  }
}
