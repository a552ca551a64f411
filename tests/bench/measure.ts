import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a process took from its start to its end. */
export interface Measured {
  seconds: number;
  /** Time of all its threads on the processor. */
  cpuSeconds: number;
  /** The most memory that it had at once. */
  megabytes: number;
}

/** Runs a script of Node in a process of its own and measures the whole of it; throws what it printed where it does not end as expected. */
export function measureScript(root: string, script: string, args: string[], expectedStatus = 0): Measured {
  const { NODE_ENV: _, ...env } = process.env;
  const hook = pathToFileURL(join(root, 'tests/bench/report-usage.js')).href;
  const started = performance.now();
  const { status, output } = spawnSync(process.execPath, ['--import', hook, script, ...args], {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  const seconds = (performance.now() - started) / 1000;
  const [, printed = '', complaints = '', usage = ''] = output;
  if (status !== expectedStatus)
    throw new Error(`${script} ${args.join(' ')} ended with ${status}:\n${printed}${complaints}`);
  const { kilobytes, cpu }: { kilobytes: number; cpu: number } = JSON.parse(usage ?? '');
  return { seconds, cpuSeconds: cpu / 1e6, megabytes: kilobytes / 1024 };
}

/** The measurement in the middle by time of `runs` ones. */
export function medianOf(runs: number, measure: (run: number) => Measured): Measured {
  const measured = Array.from({ length: runs }, (_, run) => measure(run)).sort((a, b) => a.seconds - b.seconds);
  const median = measured[Math.floor(runs / 2)];
  if (!median) throw new Error('At least one run is needed.');
  return median;
}
