import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { letterMeasures } from '../frame/fallback-face';
import { flagPackage, flagsIn, flagTable } from '../frame/flags';
import { allFiles, moduleOf, packagesOfFiles } from '../typefaces/families';

/** The packages whose versions are part of the keys of pictures, though their code is bundled. */
const namedPackages = ['fontkit', 'bidi-js', 'svgo'];

/**
 * Copies what the published engine reads of other packages while it runs into a folder, each file under the name by
 * which the code asks for it; gives the names of the packages.
 */
export function copyPackages(root: string, folder: string): string[] {
  const faces = Object.keys(letterMeasures).map((name) => `@fontsource-variable/${name}`);
  const variable = faces.map((name) => `${name}/files/${name.slice(name.indexOf('/') + 1)}-latin-wght-normal.woff2`);
  const files = [...variable, ...allFiles().map(moduleOf), '@iconify-json/lucide/icons.json'];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, 'node_modules', file), join(folder, file));
  }
  const names = [...new Set([...faces, ...packagesOfFiles(), '@iconify-json/lucide', flagPackage, ...namedPackages])];
  for (const name of names) describe(name, root, folder);
  const flags = flagsIn(join(root, 'node_modules', flagPackage));
  writeFileSync(join(folder, flagTable), JSON.stringify(flags));
  return names;
}

/** Writes the name and the version of a package. */
function describe(name: string, root: string, folder: string): void {
  const { version, license } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
  const target = join(folder, name);
  mkdirSync(target, { recursive: true });
  const main = existsSync(join(target, 'index.cjs')) ? { main: './index.cjs' } : {};
  writeFileSync(join(target, 'package.json'), `${JSON.stringify({ name, version, license, ...main }, null, 2)}\n`);
}
