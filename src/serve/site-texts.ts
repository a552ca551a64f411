import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from './read-if-there.js';

/**
 * Reads the text of a site.json, which holds the settings of its deliveries, as a list of one; undefined where it
 * cannot be read.
 */
export function textOfSite(file: string): string[] | undefined {
  const text = readIfThere(file)?.toString();
  return text === undefined ? undefined : [text];
}

/**
 * Reads the pages of a built site, which hold the settings with which they send forms; follows no links, since a build
 * makes none.
 */
export function textsOfPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}
