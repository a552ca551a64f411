import { dirname, join, relative, resolve } from 'node:path';
import { formatProblem, summarize } from '../checks/format-text';
import { beginningOf, isToBegin } from './begin-site';
import { codeKey, editorKey } from './code-key.js';
import { type ExitCode, type Project, readSite } from './command';
import { readOptions, readPort, siteFile, siteOption } from './options';

const line = {
  start: 'npm start --',
  says: 'Serves the site on this machine, live while its site.json is edited.',
  options: {
    site: siteOption,
    port: { type: 'string', value: 'N', says: 'the port; without it, 5173' },
  },
} as const;

/** `npm start`: serves the site, live while its site.json is edited. */
export async function run(args: string[], project: Project): Promise<ExitCode> {
  const options = readOptions(args, line);
  if ('code' in options) return options.code;
  const name = siteFile(options.values.site ?? options.file);
  const port = readPort(options.values.port, 5173);
  if (port === undefined) {
    console.error(`"${options.values.port}" is no port. Write a number, such as --port 5173.`);
    return 2;
  }
  const read = readSite(name, project, { showsDrafts: true });
  const file = resolve(name);
  const isNew = isToBegin(file);
  if ('unreadable' in read && !isNew) {
    console.error(read.unreadable);
    return 2;
  }
  const { startDevServer } = await import('../vite/dev-server');
  const started = await startDevServer({
    root: project.root,
    file,
    beginning: beginningOf(file, project.root),
    port,
    outboxFolder: resolve('.outbox'),
    codeKey: () => codeKey(project.root),
    editorFolder: () => join(dirname(project.codeFolder), editorKey(project.root)),
  });
  if ('taken' in started) {
    const site = name === 'site.json' ? '' : `--site ${name} `;
    console.error(`Port ${port} is taken. Choose another: npm start -- ${site}--port ${port + 1}`);
    return 2;
  }
  const editor = new URL('/__edit', started.address).href;
  if (isNew) {
    console.log(
      `There is no site in ${relative('.', file)} yet. Open the next address to begin one: it asks what it must know.`,
    );
    console.log(`Begin here:   ${editor}`);
  } else {
    console.log(`The site:     ${started.address}`);
    console.log(`Edit it:      ${editor}`);
    console.log(`Or its file:  ${relative('.', file)}   (every save shows at once)`);
  }
  console.log(`Blocks:       ${new URL('/__catalogue', started.address).href}`);
  console.log(`Sent forms:   ${new URL('/__outbox', started.address).href}`);
  console.log('Stop with Ctrl+C.');
  if (!isNew && 'checked' in read && !read.checked.site) {
    const { text, checked } = read;
    const errors = checked.problems.filter(({ severity }) => severity === 'error');
    for (const problem of errors) console.error(`\n${formatProblem(problem, name, text)}`);
    console.error(`\n${name}: ${summarize(checked.problems)}. The site shows as soon as they are mended.`);
  }
  return new Promise(() => {});
}
