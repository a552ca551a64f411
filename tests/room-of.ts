import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The room that a folder takes on the disk, in megabytes, without what is made there later. */
export function roomOf(folder: string): number {
  const installed = readdirSync(folder).filter((name) => !/^\.(cache|vite)/.test(name));
  const files = installed.flatMap((name) => filesBelow(join(folder, name)));
  return files.reduce((sum, file) => sum + lstatSync(file).blocks * 512, 0) / 2 ** 20;
}

/** A file, or a folder with all that is in it. */
function filesBelow(path: string): string[] {
  if (!lstatSync(path).isDirectory()) return [path];
  return [path, ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))];
}
