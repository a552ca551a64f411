import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from './project';

/** What a test run printed, and how it ended. */
export interface EndedRun {
  code: number | null;
  /** Both streams, without colours. */
  said: string;
}

interface RunOptions {
  /** Only the tests whose title matches this pattern. */
  named?: string;
  /** The file that is read in place of `vite.config.ts`. */
  config?: string;
}

/** Runs some test files in a process of its own, one after another, as `npm test` does. */
export function runTests(
  files: string[],
  env: Record<string, string>,
  { named = '', config = 'vite.config.ts' }: RunOptions = {},
): Promise<EndedRun> {
  const { VITEST: _, NODE_ENV: __, NODE_OPTIONS: ___, ...inherited } = process.env;
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...files, '--config', config, '--maxWorkers=1', '-t', named],
    {
      cwd: root,
      env: { ...inherited, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  const hear = (chunk: Buffer): void => {
    said += chunk;
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((ended, failed) => {
    child.on('error', failed);
    child.on('close', (code) => ended({ code, said }));
  });
}
