import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from './read-if-there.js';

/**
 * Gives the texts in which a site that is edited says how its forms are sent, so that only such forms are taken: that of
 * its site.json alone; undefined where it cannot be read.
 */
export function textOfSite(file: string): string[] | undefined {
  const text = readIfThere(file)?.toString();
  return text === undefined ? undefined : [text];
}

/**
 * Gives the texts in which a built site says how its forms are sent: those of all its pages. It follows no symbolic links.
 */
export function textsOfPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}
