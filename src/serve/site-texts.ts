import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a site.json, in which the settings of its deliveries stand; nothing where it cannot be read. */
export function textOfSite(file: string): string[] | undefined {
  try {
    return [readFileSync(file, 'utf8')];
  } catch {
    return undefined;
  }
}

/** The pages of a built site, which hold the settings with which they send forms. */
export function textsOfPages(folder: string): string[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
  return pages.map((path) => readFileSync(join(folder, path), 'utf8'));
}
