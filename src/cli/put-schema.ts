import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ownSchema } from '../checks/own-schema';
import { isObject, type Json, type JsonObject } from '../manifest/manifest';
import { fileHas } from '../serve/file-pieces.js';
import { readIfThere } from '../serve/read-if-there.js';

/** The folder beside a site.json in which the published engine puts what follows from it alone; git ignores it. */
export const ownFolder = '.pagewright';

/** The address of the schema in a site.json of the published engine, whatever version of it is installed. */
export const schemaBeside = `./${ownFolder}/site.schema.json`;

/**
 * Writes the schema beside a site.json that names it there, with the fields that its collections declare; `root` holds
 * the published one. Where no site can be read yet, the published engine writes the plain schema. Only editors of text
 * need it, so a folder that cannot be written is left as it is. Whoever has read the site gives it.
 */
export function putSchema(file: string, root: string, known?: JsonObject): void {
  const path = resolve(file);
  const folder = dirname(path);
  if (!existsSync(folder)) return;
  // A site of this project names another schema, and need not be parsed to know that.
  if (!known && !import.meta.env.IS_PUBLISHED && !fileHas(path, schemaBeside)) return;
  const site = known ?? readSiteBeside(path);
  if (site ? site.$schema !== schemaBeside : !import.meta.env.IS_PUBLISHED) return;
  const target = join(folder, schemaBeside);
  const before = readIfThere(target);
  // While somebody writes, what was declared before is better than nothing.
  if (!site && before) return;
  const published = readFileSync(join(root, 'schema/site.schema.json'), 'utf8');
  const declared = site && ownSchema(JSON.parse(published), site);
  const schema = declared ? `${JSON.stringify(declared, null, 1)}\n` : published;
  if (before?.toString('utf8') === schema) return;
  try {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, schema);
  } catch {
    // The site is checked, drawn and built without it.
  }
}

/** Reads a site.json that may be missing; gives undefined for one that is wrong, which the check reports. */
function readSiteBeside(path: string): JsonObject | undefined {
  try {
    const root: Json = JSON.parse(readFileSync(path, 'utf8'));
    return isObject(root) ? root : undefined;
  } catch {
    return undefined;
  }
}
