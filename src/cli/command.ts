import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Checked, type CheckOptions, checkPages, checkSite } from '../checks/check-site';
import { limits } from '../checks/limits';
import type { Registry } from '../checks/registry';
import type { PageAt } from '../compose/compose-page';
import { type GatheredAssets, readAssets } from '../frame/read-assets';
import { allWords } from '../registry/all-words';
import { createRegistry } from '../registry/registry';
import { whyUnreadable } from '../workspace/replace-file';
import { readFirstByte } from '../workspace/site-file';
import { sayMissing } from './find-site';

/** The code that a site adds to the engine. */
export interface OwnCode {
  siteFolder: string;
  /** Gives the folders to look for it. */
  folders(): string[];
  /** Puts it, as it is now, into the project; gives in sentences what is wrong with it, and then leaves the project as it was. */
  refresh(): string[];
  /** Says a message about the project in words of the site. */
  say(message: string): string;
}

/** The project in which a command runs, as the launcher gives it. */
export interface Project {
  root: string;
  cacheFolder: string;
  /** The folder of the bundled code under its key. */
  codeFolder: string;
  codeKey: string;
  /** The code that a site adds to the engine; undefined where it has none. */
  own?: OwnCode | undefined;
}

/** The project of a command that loads more code as it goes on. */
export interface BundledProject extends Project {
  /** Loads a bundle, a file of CommonJS. */
  loadBundle: <T>(file: string) => T;
  /** Writes the bytecode of the loaded bundles for the next process, as a command that ends does by itself. */
  keepBytecode: () => void;
}

/** The exit code of a command: 0 it did what it should, 1 the site has errors, 2 it could not run. */
export type ExitCode = 0 | 1 | 2;

/** A site.json that was read, and what is known for checking it. */
interface ReadText {
  file: string;
  gathered: GatheredAssets;
  registry: Registry;
}

/** A site.json that was read and checked, or a sentence about why it could not be read. */
export type ReadSite = (ReadText & { text: string; checked: Checked }) | { unreadable: string };

/**
 * A site.json that can be read, with the check that hands on its pages, or a sentence about why it could not be read.
 * Its text is read anew by whoever needs it.
 */
type ReadPages = (ReadText & { read(): string; checking: Generator<PageAt, Checked> }) | { unreadable: string };

type ReadOptions = Partial<Pick<CheckOptions, 'isRelease' | 'now' | 'showsDrafts' | 'isTold'>>;

/** Reads and checks a site.json; `name` is relative to the working directory. */
export function readSite(name: string, project: Project, options: ReadOptions = {}): ReadSite {
  const opened = openSite(name, project);
  if ('unreadable' in opened) return opened;
  const { read, ...found } = opened;
  try {
    const text = read();
    const { gathered, registry } = found;
    return { ...found, text, checked: checkSite(text, gathered.assets, { now: new Date(), registry, ...options }) };
  } catch (error) {
    if (error instanceof TextChanged) return { unreadable: error.message };
    throw error;
  }
}

/** Begins to check a site.json; `name` is relative to the working directory, `copy` a file that has its text. */
export function readPages(
  name: string,
  project: Project,
  { copy, ...options }: ReadOptions & { copy?: string | undefined },
): ReadPages {
  const opened = openSite(name, project, copy);
  if ('unreadable' in opened) return opened;
  const { read, gathered, registry } = opened;
  return { ...opened, checking: checkPages(read, gathered.assets, { now: new Date(), registry, ...options }) };
}

/** Finds a site.json and the files beside it; its text is read by whoever needs it. */
function openSite(
  name: string,
  { codeKey }: Project,
  copy?: string,
): (ReadText & { read(): string }) | { unreadable: string } {
  const unreadable = whyRefused(name);
  if (unreadable !== undefined) return { unreadable };
  const file = resolve(name);
  try {
    return {
      file,
      read: textOf(copy ?? file, name),
      gathered: readAssets(dirname(file)),
      registry: createRegistry(codeKey, allWords),
    };
  } catch (error) {
    return { unreadable: whyUnreadable(name, error) };
  }
}

/** The sentence about a file that somebody has written while a command was reading it. */
export class TextChanged extends Error {}

/**
 * Gives the function that reads the text of a file, so that nobody has to keep a long one; it throws where the file
 * was written since.
 */
function textOf(file: string, name: string): () => string {
  const stampNow = (): string => {
    const { ino, size, mtimeMs } = statSync(file);
    return `${ino} ${size} ${mtimeMs}`;
  };
  const stamp = stampNow();
  return () => {
    // What is no UTF-8 becomes a character that the check reports at its place.
    const text = readFileSync(file, 'utf8');
    if (stampNow() !== stamp) throw new TextChanged(`${name} was written while it was read. Run the command again.`);
    return text;
  };
}

/**
 * Says why a site.json cannot be read, or is larger than a site may be, reading no more than its first byte; undefined
 * where it can be read.
 */
export function whyRefused(name: string): string | undefined {
  const file = resolve(name);
  try {
    const { most, remedy } = limits.fileSize;
    const { size } = statSync(file);
    const megabytes = (bytes: number): number => Math.round(bytes / 1_000_000);
    if (size > most) return `${name} has ${megabytes(size)} MB, and ${megabytes(most)} is the most. ${remedy}`;
    readFirstByte(file);
    return undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return sayMissing(name);
    return whyUnreadable(name, error);
  }
}
