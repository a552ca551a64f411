import { existsSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the contract for the code of sites lies. */
const contractPaths = { 'pagewright/*': ['./engine/src/contract/*.ts'] };

/**
 * Links the packages that the engine needs into a folder, from beside the engine.
 *
 * @param {string} engine
 * @param {string} folder
 */
export function linkPackages(engine, folder) {
  const own = join(engine, 'node_modules');
  // A package that is installed has those it needs around it, and seldom one within.
  const packages = existsSync(join(own, 'vite')) ? own : join(realpathSync(engine), '../..');
  // The bundled commands, which lie beside the engine's folder, find them there, too.
  for (const link of [folder, dirname(folder)].map((around) => join(around, 'node_modules'))) {
    if (existsSync(link) && realpathSync(link) === realpathSync(packages)) continue;
    rmSync(link, { force: true, recursive: true });
    symlinkSync(packages, link, 'junction');
  }
}

/**
 * Gives the settings of TypeScript for the code of a site: those of the engine, and the place of its contract.
 *
 * @param {string} engine
 */
export function typescriptSettings(engine) {
  const { compilerOptions } = JSON.parse(readFileSync(join(engine, 'tsconfig.json'), 'utf8'));
  const packages = './engine/node_modules';
  // Packages that the kit needs need not lie where the site's own do.
  const found = {
    typeRoots: [`${packages}/@types`, packages],
    paths: { ...contractPaths, '*': [`${packages}/@types/*`, `${packages}/*`] },
  };
  return `${JSON.stringify({ compilerOptions: { ...compilerOptions, ...found } }, null, 2)}\n`;
}
