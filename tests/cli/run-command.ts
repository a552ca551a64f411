import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { root } from '../project';

/** What a command printed, and how it ended: 0, 1 or 2; nothing where it had to be stopped. */
export interface Ended {
  code: number | null;
  out: string;
  complaints: string;
}

interface RunOptions {
  /** The working directory. */
  folder: string;
  /** Options of Node itself. */
  nodeOptions?: string[];
  /** Another copy of the project. */
  project?: string;
  /** What runs the commands, where that is not the project. */
  script?: string;
  /** The user as whom it runs, by number. */
  uid?: number;
  /** Asked every few milliseconds, given all that was printed so far; once it returns true, SIGKILL ends the command. */
  stopWhen?: (out: string) => boolean | Promise<boolean>;
}

/** Runs a command of the command line as a process of its own, as npm does; it ends with the test at the latest. */
export function runCommand(
  args: string[],
  { folder, nodeOptions = [], project = root, script = join(project, 'src/cli/run.js'), uid, stopWhen }: RunOptions,
): Promise<Ended> {
  // The test runner's own settings are no business of the command.
  const { NODE_ENV: _, GITHUB_ACTIONS: __, VITEST: ___, NODE_OPTIONS: ____, ...env } = process.env;
  const child = spawn(process.execPath, [...nodeOptions, script, ...args], {
    cwd: folder,
    env,
    ...(uid !== undefined && { uid }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  let complaints = '';
  const watch = async (): Promise<void> => {
    while (child.exitCode === null && child.signalCode === null) {
      if (await stopWhen?.(out)) {
        child.kill('SIGKILL');
        return;
      }
      await setTimeout(5);
    }
  };
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk;
  });
  return new Promise((ended, failed) => {
    child.on('error', failed);
    child.on('close', (code) => ended({ code, out, complaints }));
    if (stopWhen) watch().catch(failed);
  });
}

/** Expects words for a person: something was said, and no word of it is from inside the program. */
export function expectReadable({ out, complaints }: Pick<Ended, 'out' | 'complaints'>): void {
  const said = out + complaints;
  expect(said.trim()).not.toBe('');
  expect(said).not.toMatch(/^\s+at \S/m);
  expect(said).not.toMatch(/file:\/\/|node:internal|node_modules|TypeError|SyntaxError|undefined|\[object /);
}
