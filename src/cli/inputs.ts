import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { limits } from '../checks/limits';
import { siteStylesPath } from '../frame/read-site-styles';
import { hashOf } from '../pictures/hash';
import type { Project } from './command';

/** All inputs of a command besides the day and the content of site.json, by name and stamp. */
export interface Inputs {
  /** A key that changes with any of them. */
  key: string;
  /** A text that changes whenever site.json is written, also with the same content. */
  stamp: string;
  /** Whether every input was written so long ago that its time would change if it were written again. */
  isSettled: boolean;
}

/** The variables of the environment that Node reads for itself, for languages and for time zones. */
const readByNode = /^(TZ|LANG|LANGUAGE|LC_\w+|NODE_\w+)$/;

/**
 * Gives the inputs of a command with these arguments: the stamps of the files beside site.json and of npm's record of
 * the packages, the code, the environment. Gives undefined where there is no site.json, or it is larger than a site may
 * be.
 */
export function takeInputs(file: string, args: string[], { root, codeKey }: Project): Inputs | undefined {
  try {
    if (statSync(file).size > limits.fileSize.most) return undefined;
    const folder = dirname(file);
    const uploads = findUploads(folder);
    const beside = stampsOf(folder, [siteStylesPath, ...uploads.paths]);
    const packages = stampsOf(root, ['node_modules/.package-lock.json']);
    const variables = Object.entries(process.env).filter(([name]) => readByNode.test(name));
    const machine = [realpathSync(file), args, process.cwd(), codeKey, process.versions, process.execArgv];
    const all = [...machine, variables.sort(), uploads.targets, beside.text, packages.text];
    return {
      key: hashOf(JSON.stringify(all)),
      stamp: stampsOf(folder, [basename(file)]).text,
      isSettled: beside.isSettled && packages.isSettled,
    };
  } catch {
    return undefined;
  }
}

/** Finds the files in the uploads folder of a site, as paths beside its site.json, and the targets of links. */
function findUploads(folder: string): { paths: string[]; targets: string[] } {
  const uploads = join(folder, 'uploads');
  if (!existsSync(uploads)) return { paths: [], targets: [] };
  // Nothing of a folder elsewhere belongs to the site.
  if (!realpathSync(uploads).startsWith(join(realpathSync(folder), '/')))
    return { paths: [], targets: [realpathSync(uploads)] };
  const files = readdirSync(uploads, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({ path: join(entry.parentPath, entry.name), isLink: entry.isSymbolicLink() }));
  const links = files.filter(({ isLink }) => isLink).map(({ path }) => path);
  return {
    paths: files.map(({ path }) => relative(folder, path)).sort(),
    targets: [uploads, ...links.filter((link) => existsSync(link)).sort()].map((link) => realpathSync(link)),
  };
}

/** The stamps of files: what the disk says of them, without reading them. */
interface Stamps {
  /** A text that changes as soon as one of the files is written, moved, added or removed. */
  text: string;
  /** False where a file was written so recently that another write might leave its times the same. */
  isSettled: boolean;
}

/** The coarsest times of a disk, in milliseconds. */
const coarsest = 2000;

/**
 * Reads the stamps of files and folders, by their paths within a folder. They include the time of the last change of a
 * file's status, which nobody can set.
 */
function stampsOf(folder: string, paths: string[]): Stamps {
  const settledBefore = Date.now() - coarsest;
  let text = folder;
  let isSettled = true;
  for (const path of paths) {
    const stats = statSync(`${folder}/${path}`, { throwIfNoEntry: false });
    if (!stats) continue;
    const { dev, ino, size, mtimeMs, ctimeMs } = stats;
    text += `\n${path} ${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
    if (Math.max(mtimeMs, ctimeMs) >= settledBefore) isSettled = false;
  }
  return { text, isSettled };
}
