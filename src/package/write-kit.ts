import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Description } from './describe';
import kitReadme from './kit-readme.md?raw';

/** The packages of the project that only its tests and those who work on it have need of. */
const ofTests = [
  ...['@biomejs/biome', '@hyperjump/json-schema', 'axe-core', 'fast-check', 'knip', 'parse5', 'pixelmatch'],
  ...['playwright-core', 'typescript', 'vitest', 'vscode-json-languageservice', 'vscode-languageserver-textdocument'],
];

/** The settings of Vite in the kit: those of the project without what they say of tests. */
const settings = "export { buildSettings as default } from './src/vite/settings.ts';\n";

/**
 * Writes the kit into a folder: the sources of the engine, with which the code of a site is put together, and what
 * bundles them.
 */
export function writeKit(root: string, folder: string, own: Description): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of ['LICENSE', 'src', 'schema', 'tsconfig.json'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'vite.config.ts'), settings);
  writeFileSync(join(folder, 'README.md'), kitReadme);
  const { version, license, engines, repository } = own;
  const content = {
    name: '@pagewright/kit',
    version,
    description:
      'Blocks, rules and packs of one’s own for Pagewright: the sources of the engine, and what bundles them.',
    license,
    repository: repository === undefined ? undefined : { type: 'git', url: repository },
    type: 'module',
    engines,
    dependencies: kitDependencies(own),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

/** Gives the packages that the kit needs, each of the version with which the project was tested. */
function kitDependencies({ dependencies, devDependencies }: Description): Record<string, string> {
  const all = Object.entries({ ...dependencies, ...devDependencies });
  return Object.fromEntries(
    all.filter(([name]) => !ofTests.includes(name)).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
