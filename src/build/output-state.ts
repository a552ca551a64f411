import {
  constants,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hashOf } from '../pictures/hash';
import { writeWhole } from '../pictures/write-whole';
import { isStillRunning, nameOf } from './lock';

/** A file as a build left it: the hash of what it was made from, its size in bytes and its time in milliseconds. */
export interface WrittenFile {
  hash: string;
  size: number;
  time: number;
}

/** The state of an output folder: the files that the last build left, by path. */
export type OutputState = Map<string, WrittenFile>;

/** Tells whether a file is still as it was noted. */
export function isAsNoted(file: string, { size, time }: Pick<WrittenFile, 'size' | 'time'>): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && stats.size === size && stats.mtimeMs === time;
}

/** The content of a file to be written: its text, its bytes, or the file that it is a copy of. */
export type Content = { text: string | Uint8Array } | { copyOf: string };

/** Writes a file, and gives its size and its time, as they are noted. */
export function writeNoted(file: string, content: Content): Pick<WrittenFile, 'size' | 'time'> {
  if ('copyOf' in content) copyFileSync(content.copyOf, file, constants.COPYFILE_FICLONE);
  else writeFileSync(file, content.text);
  return notedOf(file);
}

/** Gives the hash by which a file of this content is noted. */
export function hashOfContent(path: string, content: Content): string {
  // Either the name that a copied file has here or the one that it is kept by tells what is in it.
  return 'text' in content ? hashOf(content.text) : hashOf(path, content.copyOf);
}

/** Gives the size and the time of a file, as they are noted. */
export function notedOf(file: string): Pick<WrittenFile, 'size' | 'time'> {
  const { size, mtimeMs } = statSync(file);
  return { size, time: mtimeMs };
}

/** Reads the state of an output folder; empty where none is known. */
export function readState(cacheFolder: string, outFolder: string): OutputState {
  try {
    const state = JSON.parse(readFileSync(stateFile(cacheFolder, outFolder, outFolder), 'utf8'));
    // Earlier versions of the engine wrote pairs, or an object.
    if (!Array.isArray(state.paths)) return new Map(Array.isArray(state) ? state : Object.entries(state));
    const { paths, hashes, sizes, times }: StateColumns = state;
    const fileAt = (index: number): WrittenFile => {
      return { hash: hashes[index] ?? '', size: sizes[index] ?? 0, time: times[index] ?? 0 };
    };
    return new Map(paths.map((path, index) => [path, fileAt(index)]));
  } catch {
    return new Map();
  }
}

/** Writes the state of a folder that will replace an output folder; the state of that counts until then. */
export function saveState(cacheFolder: string, outFolder: string, nextFolder: string, state: OutputState): void {
  const files = [...state.values()];
  const columns: StateColumns = {
    paths: [...state.keys()],
    hashes: files.map(({ hash }) => hash),
    sizes: files.map(({ size }) => size),
    times: files.map(({ time }) => time),
  };
  writeWhole(stateFile(cacheFolder, outFolder, nextFolder), JSON.stringify(columns));
}

/** A state as it is written: of thirty thousand files, lists of each member are read in half the time. */
interface StateColumns {
  paths: string[];
  hashes: string[];
  sizes: number[];
  times: number[];
}

/**
 * Gives the paths of the copy of a site.json of which an output folder is built, and of what its check knows, by the
 * name of the copy.
 */
export function keptFiles(cacheFolder: string, outFolder: string, copy: string): { text: string; known: string } {
  const start = join(cacheFolder, 'state', `${hashOf(outFolder)}.${copy}`);
  return { text: `${start}.text`, known: `${start}.known` };
}

/** Gives the path of such a copy while this process builds from it: nobody removes that. */
export function copyAtWork(cacheFolder: string, outFolder: string, copy: string): string {
  return `${keptFiles(cacheFolder, outFolder, copy).text}.${nameOf(process.pid)}`;
}

/** Removes what is kept of the site.json of earlier builds into an output folder, and copies that killed builds have left. */
export function forgetOlderTexts(cacheFolder: string, outFolder: string, copy: string): void {
  const { text, known } = keptFiles(cacheFolder, outFolder, copy);
  const current = [text, known].map((file) => basename(file));
  const [start] = basename(text).split('.');
  for (const name of readdirSync(dirname(text))) {
    const kept = ofText.exec(name);
    if (!kept || !name.startsWith(`${start}.`) || current.includes(name)) continue;
    const [, builder] = kept;
    if (builder === undefined || !isStillRunning(builder)) rmSync(join(dirname(text), name));
  }
}

/** What the names of files end with that are kept of a site.json; a copy at work has the name of its process, too. */
const ofText = /\.(?:text|known)(?:\.(\d[\d ]*))?$/;

/** Removes the states of folders that stood in the place of an output folder before. */
export function forgetOlderStates(cacheFolder: string, outFolder: string): void {
  const current = stateFile(cacheFolder, outFolder, outFolder);
  const [start] = basename(current).split('.');
  for (const name of readdirSync(dirname(current))) {
    if (name.startsWith(`${start}.`) && !ofText.test(name) && name !== basename(current))
      rmSync(join(dirname(current), name));
  }
}

/** Gives a name for the state of an output folder, which changes with each build that has changed it. */
export function nameOfState(cacheFolder: string, outFolder: string): string {
  return hashOf(readFileSync(stateFile(cacheFolder, outFolder, outFolder)));
}

/** Gives the path of the record of an output folder. */
export function recordFile(cacheFolder: string, outFolder: string): string {
  return stateFile(cacheFolder, outFolder, outFolder, 'record.json');
}

/**
 * Gives the path of a file about an output folder. It lies outside of the folder, so that it is never published, and is
 * named after the folder's path and its identity on the disk.
 */
function stateFile(cacheFolder: string, outFolder: string, folder: string, ending = 'json'): string {
  const { ino } = statSync(folder, { bigint: true });
  return join(cacheFolder, 'state', `${hashOf(outFolder)}.${ino}.${ending}`);
}

/** Tells whether a folder has a state. */
export function hasState(cacheFolder: string, outFolder: string): boolean {
  return existsSync(outFolder) && existsSync(stateFile(cacheFolder, outFolder, outFolder));
}
