import { join } from 'node:path';
import { vi } from 'vitest';
import { codeKey } from '../../src/cli/code-key.js';
import type { BundledProject } from '../../src/cli/command';
import { keepBytecode, loadBundle } from '../../src/vite/load-bundle.js';
import { projectCache, root } from '../project';
import type { Ended } from './run-command';

interface RunOptions {
  /** The working directory. */
  folder: string;
  /** What else stands in the environment. */
  env?: Record<string, string>;
  /** Another copy of the project. */
  project?: string;
  /** What keeps pictures and records, where that is not what all commands of the project share. */
  cacheFolder?: string;
}

const commands = import.meta.glob<{ run: (args: string[], project: BundledProject) => Promise<number> }>([
  '../../src/cli/{artwork,build,check,create,generate,new-block,new-site,package,prepare,preview,rename-route,start,upgrade}.ts',
]);
let project: BundledProject | undefined;

/**
 * Runs a command of the command line as the launcher does, within this process: for all that is the same whoever starts
 * it. What bundling and a process add is tested in as-processes.test.ts.
 */
export async function runHere(
  [name = '', ...args]: string[],
  { folder, env = {}, project: copy = root, cacheFolder = projectCache }: RunOptions,
): Promise<Ended> {
  const { run } = (await commands[`../../src/cli/${name}.ts`]?.()) ?? {};
  if (!run) throw new Error(`There is no command "${name}".`);
  const ended: Ended = { code: null, out: '', complaints: '' };
  const print = (to: 'out' | 'complaints') => (text: string) => {
    ended[to] += `${text}\n`;
  };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print('out')),
    vi.spyOn(console, 'error').mockImplementation(print('complaints')),
  ];
  const before = process.cwd();
  for (const [key, value] of Object.entries({ NODE_ENV: 'production', GITHUB_ACTIONS: undefined, ...env }))
    vi.stubEnv(key, value);
  process.chdir(folder);
  try {
    project ??= projectHere();
    return Object.assign(ended, { code: await run(args, { ...project, root: copy, cacheFolder }) });
  } finally {
    process.chdir(before);
    vi.unstubAllEnvs();
    for (const spy of spies) spy.mockRestore();
  }
}

/** What the launcher tells a command of this project. */
function projectHere(): BundledProject {
  const key = codeKey(root);
  const codeFolder = join(projectCache, 'code', key);
  return { root, cacheFolder: projectCache, codeFolder, codeKey: key, loadBundle, keepBytecode };
}
