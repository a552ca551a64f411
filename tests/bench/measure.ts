import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** A command to be measured, started without a shell. */
export interface Command {
  file: string;
  args: string[];
  cwd?: string;
  /** What its environment has besides that of this process; undefined takes a variable away. */
  env?: Record<string, string | undefined>;
  /** How it ends where it does what it should; 0 where nothing is said. */
  status?: number;
}

/** What a command took from its start to its end, the processes that it started included. */
export interface Measured {
  seconds: number;
  /** From its start to the first byte that it printed; that of its end where it printed nothing. */
  firstOutputSeconds: number;
  /** Time on the processor, of all threads; 0 where the system does not tell (only Linux does). */
  cpuSeconds: number;
  /** The most memory that it had at once; 0 where the system does not tell. */
  megabytes: number;
}

const isLinux = existsSync('/proc/self/stat');

/** Linux counts the time of ended processes in these. */
const ticksPerSecond = 100;

/**
 * Runs a command and measures the whole of it; throws what it printed where it does not end as expected.
 * Time on the processor is that of all ended children of this process, before and after. Memory is looked at
 * every 20 milliseconds: the resident peak of the process and of each that it started and that still lives.
 */
export function measureCommand({ file, args, cwd, env, status = 0 }: Command): Promise<Measured> {
  const cpuBefore = cpuOfEndedChildren();
  let kilobytes = 0;
  let printed = '';
  let firstOutputSeconds: number | undefined;
  const started = performance.now();
  const secondsSoFar = (): number => (performance.now() - started) / 1000;
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const look = setInterval(() => {
    kilobytes = Math.max(kilobytes, child.pid === undefined ? 0 : peakMemory(child.pid));
  }, 20);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      firstOutputSeconds ??= secondsSoFar();
      printed = (printed + chunk).slice(-20_000);
    });
  }
  return new Promise((resolve, reject) => {
    let seconds = 0;
    child.on('exit', () => {
      seconds = secondsSoFar();
      clearInterval(look);
    });
    child.on('error', (error) => {
      clearInterval(look);
      reject(error);
    });
    child.on('close', (code) => {
      if (code !== status) return reject(new Error(`${file} ${args.join(' ')} ended with ${code}:\n${printed}`));
      const cpuSeconds = (cpuOfEndedChildren() - cpuBefore) / ticksPerSecond;
      resolve({
        seconds,
        firstOutputSeconds: firstOutputSeconds ?? seconds,
        cpuSeconds,
        megabytes: kilobytes / 1024,
      });
    });
  });
}

/** The time on the processor that children of this process and theirs have used, in ticks, once they have ended. */
function cpuOfEndedChildren(): number {
  if (!isLinux) return 0;
  // The command's name, in brackets, may hold spaces; user and system time of children are the 14th and 15th field after it.
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return Number(fields[13]) + Number(fields[14]);
}

/** The peaks of resident memory of a living process and of those that it started, in kilobytes. */
function peakMemory(pid: number): number {
  if (!isLinux) return 0;
  try {
    const own = Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + peakMemory(Number(child)), own);
  } catch {
    // It has ended since.
    return 0;
  }
}
