import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from './read-if-there.js';

/**
 * Gives a list with the text of a site.json, which holds the settings of its deliveries; undefined where it cannot be
 * read.
 */
export function textOfSite(file: string): string[] | undefined {
  const text = readIfThere(file)?.toString();
  return text === undefined ? undefined : [text];
}

/**
 * Gives the texts of all pages of a built site, which hold the settings by which they send forms; follows no symbolic
 * links.
 */
export function textsOfPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}
