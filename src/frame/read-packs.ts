import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PackBeside } from '../compose/assets';
import { isObject, type Json, type JsonObject } from '../manifest/manifest';

/**
 * Gives the packs that are installed for the site in `folder`, by their names, whether or not it names them: the packages
 * of its package.json that bring block types.
 */
export function readPacks(folder: string): Record<string, PackBeside> {
  const { dependencies, devDependencies } = descriptionIn(folder);
  const packs: Record<string, PackBeside> = {};
  for (const name of [dependencies, devDependencies].flatMap((names) => (isObject(names) ? Object.keys(names) : []))) {
    const around = findPackage(name, folder);
    const types = around === undefined ? [] : typesIn(join(around, 'blocks'));
    if (around === undefined || types.length === 0) continue;
    packs[name] = { version: Number.parseInt(String(descriptionIn(around).version), 10), types };
  }
  return packs;
}

/** Finds the folder of a package as Node would: in the node_modules of a folder, or of one around it. */
function findPackage(name: string, folder: string): string | undefined {
  for (let around = folder; ; around = dirname(around)) {
    const found = join(around, 'node_modules', name);
    if (existsSync(found)) return found;
    if (dirname(around) === around) return undefined;
  }
}

/** Gives the names of the block types in a folder; none where it is not there. */
function typesIn(blocks: string): string[] {
  if (!existsSync(blocks)) return [];
  return readdirSync(blocks)
    .filter((name) => existsSync(join(blocks, name, `${name}.schema.json`)))
    .sort();
}

/** Reads the package.json in a folder; empty where it is not there, or cannot be read. */
function descriptionIn(folder: string): JsonObject {
  try {
    const packageJson: Json = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return isObject(packageJson) ? packageJson : {};
  } catch {
    return {};
  }
}
