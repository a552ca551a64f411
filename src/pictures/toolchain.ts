import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hash';
import { packageFolder } from './packages';

/**
 * Makes a function that gives a hash of a toolchain: of the sources of the modules that make files, and of the versions
 * of the packages that they use, which it looks up at its first call. Published names hold a hash of the original and
 * of the toolchain, so that another encoder, another quality or a mended sanitizer changes them.
 */
export function toolchainOf(sources: string[], packages: string[]): () => string {
  let toolchain: string | undefined;
  return () => {
    toolchain ??= hashOf(JSON.stringify([...sources, ...packages.map(versionOf)]));
    return toolchain;
  };
}

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8'));
  return `${name} ${version}`;
}
