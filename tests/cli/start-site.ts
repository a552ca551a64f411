import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../project';

/** A development server that runs until it is told to stop. */
export interface StartedSite {
  port: number;
  /** Whether it still runs. */
  isRunning: () => boolean;
  /** What it has printed so far, complaints too. */
  said: () => string;
  stop: () => Promise<void>;
}

/** What is otherwise about a start. */
interface StartOptions {
  port?: number;
  /** A module that runs before it. */
  preload?: string;
  /** What runs the commands, where that is not the project. */
  script?: string;
  /** The user as whom it runs, by number. */
  uid?: number;
}

/** Copies the site of a fixture into a folder of its own; returns the folder. */
export function newSite(fixture = 'agency'): string {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-site-'));
  cpSync(join(root, 'tests/fixtures', fixture), folder, { recursive: true });
  return folder;
}

/**
 * Runs `npm start` in a folder that holds a site.json, on a free port; resolves once it can be asked. Where another
 * copy of the project is named, its code runs.
 */
export async function startSite(
  folder: string,
  project = root,
  { port: asked = 0, preload, script = join(project, 'src/cli/run.js'), uid }: StartOptions = {},
): Promise<StartedSite> {
  const { NODE_ENV: _, VITEST: __, NODE_OPTIONS: ___, ...env } = process.env;
  const options = preload === undefined ? [] : ['--import', preload];
  const child = spawn(process.execPath, [...options, script, 'start', '--port', String(asked)], {
    cwd: folder,
    env,
    ...(uid !== undefined && { uid }),
  });
  const closed = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await closed;
  };
  let said = '';
  const port = await new Promise<number>((started, failed) => {
    closed.then(() => failed(new Error(`The development server has ended: ${said}`)), failed);
    const listen = (chunk: Buffer): void => {
      said += chunk;
      if (said.includes('Stop with')) started(Number(/localhost:(\d+)/.exec(said)?.[1]));
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
  return { port, isRunning: () => child.exitCode === null && child.signalCode === null, said: () => said, stop };
}
