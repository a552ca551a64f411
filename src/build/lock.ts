import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** How long a lock is waited for, and how long its file may be empty while it is being made, in milliseconds. */
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
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes a lock out of the way whose process is gone; by a rename, so that of two that try it only one does. */
function removeDeadLock(file: string): void {
  const owner = ownerOf(file);
  if (owner === undefined || isRunning(owner)) return;
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    rmSync(aside);
  } catch {
    // Another one was quicker.
  }
}

/** The process that holds a lock; 0 where it ended before it wrote its number, nothing where that cannot be told yet. */
function ownerOf(file: string): number | undefined {
  try {
    const owner = readFileSync(file, 'utf8');
    if (owner === '' && Date.now() - statSync(file).mtimeMs < timeToWrite) return undefined;
    return Number(owner) || 0;
  } catch {
    return undefined;
  }
}

function isRunning(processId: number): boolean {
  if (processId === 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // A process of somebody else may not be asked, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
