import { randomUUID } from 'node:crypto';
import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Checked, type CheckOptions, checkSite } from '../checks/check-site';
import { limits } from '../checks/limits';
import type { Registry } from '../checks/registry';
import { type GatheredAssets, readAssets } from '../frame/read-assets';
import { createRegistry } from '../registry/registry';

/** What the launcher tells a command of the project that it runs in. */
export interface Project {
  root: string;
  cacheFolder: string;
  /** Where the code is bundled under its key. */
  codeFolder: string;
  codeKey: string;
}

/** How a command ends: 0 it did what it should, 1 the site has errors, 2 it could not run. */
export type ExitCode = 0 | 1 | 2;

/** A site.json that was read and checked, or a sentence about why it could not be read. */
export type ReadSite =
  | { file: string; text: string; gathered: GatheredAssets; checked: Checked; registry: Registry }
  | { unreadable: string };

/** The site.json that a command line means: a folder stands for the one in it, and nothing for the one here. */
export function siteFile(name: string | undefined): string {
  if (name === undefined) return 'site.json';
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() ? join(name, 'site.json') : name;
}

/** Reads and checks a site.json; `name` is relative to the working directory. */
export function readSite(
  name: string,
  { codeKey }: Project,
  options: Partial<Pick<CheckOptions, 'isRelease' | 'now' | 'showsDrafts'>> = {},
): ReadSite {
  const file = resolve(name);
  const registry = createRegistry(codeKey);
  try {
    const { most, remedy } = limits.fileSize;
    const { size } = statSync(file);
    if (size > most) {
      const megabytes = (bytes: number): number => Math.round(bytes / 1_000_000);
      return { unreadable: `${name} has ${megabytes(size)} MB, and ${megabytes(most)} is the most. ${remedy}` };
    }
    // What is no UTF-8 becomes a character that the check reports at its place.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(readFileSync(file));
    const gathered = readAssets(dirname(file));
    return {
      file,
      text,
      gathered,
      registry,
      checked: checkSite(text, gathered.assets, { now: new Date(), registry, ...options }),
    };
  } catch (error) {
    return { unreadable: whyUnreadable(name, error) };
  }
}

/** Puts a text in the place of a file in one step, so that there is never half of one; returns why it could not. */
export function replaceFile(name: string, text: string): string | undefined {
  let unfinished = '';
  try {
    const file = realpathSync(name);
    unfinished = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
    writeFileSync(unfinished, text, { mode: statSync(file).mode, flag: 'wx' });
    renameSync(unfinished, file);
    return undefined;
  } catch (error) {
    rmSync(unfinished, { force: true });
    return whyUnreadable(name, error);
  }
}

/** Why something on the disk could not be used, in words. */
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
  if (code === 'ENOSPC') return 'The disk is full. Make room and try again; nothing was changed.';
  return `${name} cannot be used: ${error instanceof Error ? error.message : String(error)}`;
}
