import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Tells whether a path leads into the uploads, whatever links stand on the way. */
export function isUpload(siteFile: string, path: string): boolean {
  const uploads = join(dirname(siteFile), 'uploads');
  if (!isNamedUpload(path) || !existsSync(uploads)) return false;
  let folder = dirname(join(dirname(siteFile), path));
  while (!existsSync(folder)) folder = dirname(folder);
  return `${realpathSync(folder)}${sep}`.startsWith(realpathSync(uploads) + sep);
}

/** Tells whether a path is written as that of a file of the uploads: each part of it is a name. */
export function isNamedUpload(path: string): boolean {
  const [folder, ...parts] = path.split('/');
  return folder === 'uploads' && parts.length > 0 && parts.every((part) => /^(?!\.{1,2}$)[^\\\p{Cc}]+$/u.test(part));
}
