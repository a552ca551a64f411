import { randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Replaces the content of a file in one step, so that it is never half written, not even after a power cut; gives in
 * words why it could not.
 */
export function replaceFile(name: string, content: string | Uint8Array): string | undefined {
  let unfinished = '';
  try {
    const file = existsSync(name) ? realpathSync(name) : name;
    const { mode } = statSync(file, { throwIfNoEntry: false }) ?? {};
    // A folder lets its files be replaced whatever they allow, and the system lets its administrator do anything.
    if (mode !== undefined && (mode & 0o222) === 0) return protectedWords(name);
    if (mode !== undefined) accessSync(file, constants.W_OK);
    unfinished = join(dirname(file), `.${basename(file)}.${process.pid}-${randomUUID()}`);
    writeFileSync(unfinished, content, {
      mode,
      flag: 'wx',
      flush: true,
    });
    renameSync(unfinished, file);
    return undefined;
  } catch (error) {
    forget(unfinished);
    return whyUnreadable(name, error);
  }
}

function protectedWords(name: string): string {
  return `${name} is protected: it may be read, and not changed. Take that from it (press the right button of the mouse on the file; it is called “Read-only” or “Locked” there), then try again; nothing was changed.`;
}

/** Removes an unfinished file, in silence where it cannot: only the reason why it was not finished matters. */
function forget(unfinished: string): void {
  try {
    rmSync(unfinished, { force: true });
  } catch {
    // It is in nobody's way.
  }
}

/**
 * Removes the unfinished files in a folder of processes that have ended, or where the process is unknown, those older
 * than a minute.
 */
export function forgetUnfinished(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const [, writer] = unfinishedName.exec(name) ?? [];
      if (writer === undefined) continue;
      const file = join(folder, name);
      if (writer === '' ? Date.now() - statSync(file).mtimeMs > 60_000 : !isRunning(Number(writer))) forget(file);
    }
  } catch {
    // There is no such folder, or somebody else was first.
  }
}

/** The name of an unfinished file, with the number of the process that writes it. */
const unfinishedName = /^\..+\.((?:\d+(?=-))?)-?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // One of another user runs, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Says why a file could not be read or written. */
export function whyUnreadable(name: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isOpened = error instanceof Error && 'syscall' in error && error.syscall === 'open';
  if (code === 'ENOENT' || (code === 'ENOTDIR' && isOpened))
    return `There is no file ${name} here. Name the one to use, or go to the folder that holds it.`;
  if (code === 'EISDIR') return `${name} is a folder. Name the site.json in it.`;
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `A file stands where the folder ${name} should be. Remove the file, or name another folder.`;
  if (code === 'EACCES' || code === 'EPERM')
    return `${name} may not be read or written by you. Change its permissions.`;
  if (code === 'EROFS') return `${name} lies on a disk that cannot be written to. Name a place on another one.`;
  if (code === 'EBUSY' || code === 'EXDEV')
    return `${name} is in use or a disk of its own, so nothing can be put in its place. Name a folder inside of it.`;
  if (code === 'ENAMETOOLONG') return `The name ${name} is too long for this disk. Choose a shorter one.`;
  if (code === 'ELOOP') return `${name} is a link that leads back to itself. Remove it, or name another place.`;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG')
    return 'The disk is full. Make room and try again; nothing was changed.';
  return `${name} cannot be used: ${error instanceof Error ? error.message : String(error)}`;
}
