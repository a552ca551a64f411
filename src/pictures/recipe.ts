import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hashOf } from './hash';

const require = createRequire(import.meta.url);

/**
 * Names the way in which files are made: by the sources of the modules that make them, and by the packages that these
 * use. What is published is named after its original and this, so that another encoder, another quality or a mended
 * sanitizer changes the name by itself. The packages are looked up when the name is first asked for.
 */
export function recipeOf(sources: string[], packages: string[]): () => string {
  let known: string | undefined;
  return () => {
    known ??= hashOf(JSON.stringify([...sources, ...packages.map(versionOf)]));
    return known;
  };
}

function versionOf(name: string): string {
  for (let folder = dirname(require.resolve(name)); ; folder = dirname(folder)) {
    const found = readPackage(join(folder, 'package.json'));
    if (found.name === name) return `${name} ${found.version}`;
    if (folder === dirname(folder)) throw new Error(`The package ${name} does not say its version.`);
  }
}

function readPackage(file: string): { name?: string; version?: string } {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
