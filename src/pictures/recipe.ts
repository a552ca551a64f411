import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hash';
import { packageFolder } from './packages';

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
  const { version } = JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8'));
  return `${name} ${version}`;
}
