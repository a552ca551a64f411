import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetPath } from '../addresses/asset-path';
import type { FlagFile } from '../compose/assets';
import { hashOf } from '../pictures/hash';
import { packageFile, packageFolder } from '../pictures/packages';

/** The package that has the flags of countries, and its folder of flags in a ratio of three to two. */
export const flagPackage = 'country-flag-icons';
const shape = '3x2';

/** The file of the published engine that has all flags, as text by their codes: one is read faster than hundreds. */
export const flagTable = `${flagPackage}/${shape}.json`;

/** The flags that a site may show: the path of each by the code of its country, and the drawings by path. */
export interface Flags {
  table: Record<string, FlagFile>;
  drawings: ReadonlyMap<string, string>;
}

let flags: Flags | undefined;

/** Reads the flags of countries, once. */
export function readFlags(): Flags {
  if (!flags) {
    const drawings = new Map<string, string>();
    const table: Record<string, FlagFile> = {};
    for (const [code, drawing] of Object.entries(drawnFlags())) {
      const path = assetPath(`flag-${code}.svg`, hashOf(drawing));
      table[code] = { path };
      drawings.set(path, drawing);
    }
    flags = { table, drawings };
  }
  return flags;
}

function drawnFlags(): Record<string, string> {
  return import.meta.env.IS_PUBLISHED
    ? JSON.parse(readFileSync(packageFile(flagTable), 'utf8'))
    : flagsIn(packageFolder(flagPackage));
}

/** Reads the flags in the folder of their package, as text by their codes. */
export function flagsIn(folder: string): Record<string, string> {
  const names = readdirSync(join(folder, shape)).filter((name) => /^[A-Z]{2}\.svg$/.test(name));
  return Object.fromEntries(
    names.map((name) => [name.slice(0, 2).toLowerCase(), readFileSync(join(folder, shape, name), 'utf8')]),
  );
}
