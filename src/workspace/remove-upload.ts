import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { composedName } from '../manifest/composed-name';
import { historyOf } from './history';
import { isNamedUpload, isUpload } from './is-upload';
import { pathOnDisk } from './path-on-disk';
import { readSiteFile } from './site-file';

/**
 * Moves a file of the uploads into the history of a site.json, from which `bringBackUpload` restores it; gives in words
 * why it could not. Refuses a file that site.json or a draft names.
 */
export function removeUpload(siteFile: string, path: string): string | undefined {
  if (!isNamedUpload(path)) return noUpload;
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

function isNamedIn(text: string, path: string): boolean {
  return composedName(text).includes(composedName(path));
}
