import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { packageManagerOf, siteFolder } from '../starter/site-folder';
import { createAsker } from './ask';
import type { ExitCode, Project } from './command';
import { readOptions, refuse } from './options';
import { schemaBeside } from './put-schema';
import { answerOptions, nameless, readSiteAnswers } from './read-site-answers';
import { refuseFolder, writeFolder } from './write-folder';

const line = {
  start: 'npm create pagewright@latest --',
  says: 'Writes a new site into a folder of its own; in a terminal it asks for what is not said.',
  names: ['DIR'],
  options: {
    ...answerOptions,
    yes: { type: 'boolean', says: 'asks nothing, and takes what is usual' },
    'no-install': { type: 'boolean', says: 'writes the folder, and installs nothing' },
  },
} as const;

/**
 * `npm create pagewright`: writes the folder of a new site, with a package that needs the engine of this version, and
 * has that installed.
 */
export async function run(args: string[], { root }: Project): Promise<ExitCode> {
  const options = readOptions(args, line);
  if ('code' in options) return options.code;
  const { file: folder = 'my-site', values } = options;
  const refusal = refuseFolder(folder);
  if (refusal) return refuse(`${refusal} As in: npm create pagewright@latest my-other-site`);
  const asker = values.yes ? undefined : createAsker();
  if (!asker && values.name === undefined) return refuse(nameless);
  const answers = await readSiteAnswers(values, asker);
  asker?.close();
  if (answers.problem !== undefined) return refuse(`${answers.problem} Nothing was written.`);
  const { name } = answers.value;
  const { starterFiles } = await import('../starter/starter-files');
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manager = packageManagerOf(process.env.npm_config_user_agent);
  const files = await starterFiles(answers.value, schemaBeside);
  const program = manager.name;
  const failed = writeFolder(folder, new Map([...files, ...siteFolder(name, version, manager)]));
  if (failed) return refuse(failed);
  const here = relative('.', folder) || '.';
  console.log(`${name}: a new site in ${here}.`);
  const enter = here === '.' ? [] : [`cd ${/^[\w./\\-]+$/.test(here) ? here : `"${here}"`}`];
  const isInstalled = !values['no-install'] && install(program, resolve(folder));
  const steps = [...enter, ...(isInstalled ? [] : [`${program} install`]), `${program} start`];
  console.log(`\nNow:\n${steps.map((step) => `  ${step}`).join('\n')}\n`);
  console.log(
    'It says at which address you see the site, and at which you edit it. README.md in the folder says the rest.',
  );
  return 0;
}

/** Installs the packages of a folder; tells whether that worked, and says why where it did not. */
function install(manager: string, folder: string): boolean {
  console.log(`Installing what it needs, with ${manager} …`);
  const { status, error, stderr } = spawnSync(manager, ['install'], {
    cwd: folder,
    encoding: 'utf8',
    // Where there is no network, that is known at once, and need not be tried for minutes.
    env: { ...process.env, npm_config_fetch_retries: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // On Windows such a program is a script, which only a shell can start.
    shell: process.platform === 'win32',
  });
  if (status === 0) return true;
  console.error(`\n${whyNotInstalled(manager, error, stderr)} Your site is written, and nothing of it is lost.`);
  return false;
}

const unreached = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/;

/** Says why packages could not be installed, and what to do before it is tried again. */
function whyNotInstalled(manager: string, error: Error | undefined, stderr: string | null): string {
  if (error) return `The program ${manager} could not be started (${error.message}).`;
  if (unreached.test(stderr ?? ''))
    return `${manager} reached nothing: this computer is not connected to the internet, or something, such as a firewall, keeps ${manager} from it. When that is mended, go on as below.`;
  return `${manager} could not install what the site needs, and says why:\n\n${(stderr ?? '').trim()}\n\nTry again as below; if that fails again, show this to somebody who knows ${manager}.`;
}
