import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { composedName } from '../manifest/composed-name';
import { fileNamesIn } from '../serve/read-if-there.js';

/**
 * Gives a path in a folder as the disk writes it, where letters may be composed or not; the path itself where there is
 * no such file.
 */
export function pathOnDisk(folder: string, path: string): string {
  if (existsSync(join(folder, path)) || path.split(/[/\\]/).includes('..')) return path;
  const names: string[] = [];
  for (const name of path.split('/')) {
    const alike = fileNamesIn(join(folder, ...names)).find((one) => composedName(one) === composedName(name));
    if (alike === undefined) return path;
    names.push(alike);
  }
  return names.join('/');
}
