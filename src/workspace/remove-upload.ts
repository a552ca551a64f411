import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { composedName } from '../manifest/composed-name';
import { fileNamesIn } from '../serve/read-if-there.js';
import { historyOf } from './history';
import { readSiteFile } from './site-file';

/**
 * Moves a file of the uploads into the history of a site.json, from which `bringBackUpload` restores it; gives in words
 * why it could not. A file that site.json or a draft names stays.
 */
export function removeUpload(siteFile: string, path: string): string | undefined {
  if (!isNamed(path)) return noUpload;
  const onDisk = pathOnDisk(dirname(siteFile), path);
  if (!existsSync(join(dirname(siteFile), onDisk))) return undefined;
  if (!isUpload(siteFile, path)) return noUpload;
  const read = readSiteFile(siteFile);
  if (!('text' in read) || isNamedIn(read.text, path))
    return `site.json still names ${path} as it was saved last. Save first, then remove the file.`;
  const history = historyOf(siteFile);
  if (history.drafts().some(({ text }) => isNamedIn(text, path)))
    return `What is not saved yet, here or in another window, names ${path}. Save it or take it back, then remove the file.`;
  return history.takeIn(onDisk);
}

/** Restores a file that was removed from the uploads; gives in words why it could not. */
export function bringBackUpload(siteFile: string, path: string): string | undefined {
  if (!isUpload(siteFile, path)) return noUpload;
  return historyOf(siteFile).giveBack(pathOnDisk(join(dirname(siteFile), '.history'), path));
}

const noUpload = 'This is no file of the uploads.';

/** Tells whether a path is written as that of a file of the uploads: each part of it is a name. */
function isNamed(path: string): boolean {
  const [folder, ...parts] = path.split('/');
  return folder === 'uploads' && parts.length > 0 && parts.every((part) => /^(?!\.{1,2}$)[^\\\p{Cc}]+$/u.test(part));
}

function isNamedIn(text: string, path: string): boolean {
  return composedName(text).includes(composedName(path));
}

/** Tells whether a path leads into the uploads, whatever links stand on the way. */
function isUpload(siteFile: string, path: string): boolean {
  const uploads = join(dirname(siteFile), 'uploads');
  if (!isNamed(path) || !existsSync(uploads)) return false;
  let folder = dirname(join(dirname(siteFile), path));
  while (!existsSync(folder)) folder = dirname(folder);
  return `${realpathSync(folder)}${sep}`.startsWith(realpathSync(uploads) + sep);
}

/**
 * Gives a path in a folder as the disk writes it, where letters may be composed or not; the path itself where there is
 * no such file.
 */
function pathOnDisk(folder: string, path: string): string {
  if (existsSync(join(folder, path)) || path.split(/[/\\]/).includes('..')) return path;
  const found: string[] = [];
  for (const name of path.split('/')) {
    const alike = fileNamesIn(join(folder, ...found)).find((one) => composedName(one) === composedName(name));
    if (alike === undefined) return path;
    found.push(alike);
  }
  return found.join('/');
}
