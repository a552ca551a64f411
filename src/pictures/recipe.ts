import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hashOf } from './hash';

const require = createRequire(import.meta.url);

/**
 * Makes a function that names a recipe: by the sources of the modules that make files, and by the packages that they
 * use, which it looks up when it is first called. What is published is named after its original and its recipe, so that
 * another encoder, another quality or a mended sanitizer changes the name by itself.
 */
export function recipeOf(sources: string[], packages: string[]): () => string {
  let recipe: string | undefined;
  return () => {
    recipe ??= hashOf(JSON.stringify([...sources, ...packages.map(versionOf)]));
    return recipe;
  };
}

function versionOf(name: string): string {
  for (let folder = dirname(require.resolve(name)); ; folder = dirname(folder)) {
    const content = readPackage(join(folder, 'package.json'));
    if (content.name === name) return `${name} ${content.version}`;
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
