import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readIfThere } from '../serve/read-if-there.js';
import type { Project } from './command';

/** The folder beside a site.json in which the published engine puts what follows from it alone; git ignores it. */
export const ownFolder = '.pagewright';

/** The address of the schema in a site.json of the published engine, whatever version of it is installed. */
export const schemaBeside = `./${ownFolder}/site.schema.json`;

/** Tells whether a site has its schema beside it: its engine is published, or put together for it alone. */
export function keepsSchemaBeside({ own }: Pick<Project, 'own'>): boolean {
  return import.meta.env.IS_PUBLISHED || own !== undefined;
}

/**
 * Puts the schema of the engine in `root` beside a site.json, where it is another than the one there. Editors
 * of text alone have need of it, so a folder that cannot be written is left as it is.
 */
export function putSchema(file: string, root: string): void {
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) return;
  const schema = readFileSync(join(root, 'schema/site.schema.json'));
  const target = join(folder, schemaBeside);
  if (readIfThere(target)?.equals(schema)) return;
  try {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, schema);
  } catch {
    // The site is checked, drawn and built without it.
  }
}
