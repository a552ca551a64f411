import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type GatheredAssets, readAssets } from '../build/read-assets';
import { type Checked, type CheckOptions, checkSite } from '../checks/check-site';

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

/** The options of a command line, or a sentence about what is wrong with it. */
export function readOptions<T extends Record<string, { type: 'string' | 'boolean' }>>(
  args: string[],
  options: T,
):
  | { values: { [K in keyof T]?: T[K]['type'] extends 'string' ? string : boolean }; file: string | undefined }
  | { usage: string } {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length > 1)
      return { usage: `One file is enough; this names ${positionals.length}: ${positionals.join(', ')}.` };
    return {
      values: values as { [K in keyof T]?: T[K]['type'] extends 'string' ? string : boolean },
      file: positionals[0],
    };
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const [reason = ''] = (error instanceof Error ? error.message : '').split('. ');
    return { usage: `${reason}. This command knows ${known.length > 0 ? known.join(', ') : 'no options'}.` };
  }
}

/** A port number from an option; undefined where it is none. */
export function readPort(option: string | undefined, usual: number): number | undefined {
  const port = option === undefined ? usual : Number(option);
  return Number.isInteger(port) && port >= 0 && port < 65536 ? port : undefined;
}

/** A site.json that was read and checked, or a sentence about why it could not be read. */
export type ReadSite =
  | { file: string; text: string; gathered: GatheredAssets; checked: Checked }
  | { unreadable: string };

/** Reads and checks a site.json; `name` is relative to the working directory. */
export function readSite(name: string, options: Omit<CheckOptions, 'now'> = {}): ReadSite {
  const file = resolve(name);
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
    const gathered = readAssets(dirname(file));
    return { file, text, gathered, checked: checkSite(text, gathered.assets, { now: new Date(), ...options }) };
  } catch (error) {
    return { unreadable: whyUnreadable(name, error) };
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
  if (code === 'ENOSPC') return 'The disk is full. Make room and try again; nothing was changed.';
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return `${name} is no text file in UTF-8. Save it as UTF-8 and try again.`;
  return `${name} cannot be used: ${error instanceof Error ? error.message : String(error)}`;
}
