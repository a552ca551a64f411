import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project; this file may have been bundled into its cache. */
export const root = folderWith('package.json', dirname(fileURLToPath(import.meta.url)));

/** What is kept from one run to the next: bundled code, pictures, the browser of the tests. */
export const projectCache = join(root, 'node_modules/.cache/pagewright');

/** The files below a folder of the project, as paths within the project, in order. */
export function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** The text of a file of the project. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function folderWith(name: string, folder: string): string {
  return existsSync(join(folder, name)) ? folder : folderWith(name, dirname(folder));
}
