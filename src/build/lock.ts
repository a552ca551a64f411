import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The longest wait for a lock, and the longest that its file may be empty while it is being made, in milliseconds. */
const patience = 10 * 60 * 1000;
const timeToWrite = 5000;

/**
 * Runs a task while no other process runs one under the same file. Waits for another process, of which `onWait` is
 * told once; a lock whose process has ended counts for nothing. Throws a sentence where the wait takes ten minutes.
 */
export async function withLock<T>(file: string, task: () => T | Promise<T>, onWait?: () => void): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const since = Date.now();
  for (let tries = 0; !takeLock(file); tries++) {
    if (tries === 1) onWait?.();
    if (Date.now() - since > patience)
      throw new Error(`another build has held ${file} for ten minutes. If none is running, delete that file.`);
    if (tries > 0) await setTimeout(25);
    removeDeadLock(file);
  }
  try {
    return await task();
  } finally {
    rmSync(file, { force: true });
  }
}

function takeLock(file: string): boolean {
  try {
    writeFileSync(file, nameOf(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return false;
    // A full disk has room for the name of a file, and none for what is in it.
    if (code === 'ENOSPC') rmSync(file, { force: true });
    throw error;
  }
}

/** Removes a lock whose process is gone; by a rename, so that of two that try it only one does. */
function removeDeadLock(file: string): void {
  if (!isDead(file)) return;
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    rmSync(aside);
  } catch {
    // Another one was quicker.
  }
}

function isDead(file: string): boolean {
  try {
    const owner = readFileSync(file, 'utf8');
    return owner === '' ? Date.now() - statSync(file).mtimeMs > timeToWrite : !isStillRunning(owner);
  } catch {
    return false;
  }
}

/** Tells whether the process of a name, as `nameOf` gives it, has not ended. */
export function isStillRunning(name: string): boolean {
  const processId = Number.parseInt(name, 10);
  return isRunning(processId) && nameOf(processId) === name;
}

/**
 * Names a process by its number and, where the system tells it, the time of its start: numbers are given again, in
 * containers soon.
 */
export function nameOf(processId: number): string {
  try {
    const [, state = ''] = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ');
    return `${processId} ${state.split(' ')[19]}`;
  } catch {
    return String(processId);
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // A process of somebody else may not be asked, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
