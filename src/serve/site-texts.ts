import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from './read-if-there.js';

/** The text of a site.json, in which the settings of its deliveries stand; nothing where it cannot be read. */
export function textOfSite(file: string): string[] | undefined {
  const text = readIfThere(file)?.toString();
  return text === undefined ? undefined : [text];
}

/** The pages of a built site, which hold the settings with which they send forms; a build makes no links, so none is followed. */
export function textsOfPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}
