import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const copied = ['docs', 'src', 'schema', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/** Copies the project's code into a folder, its packages as links, so that it has a cache of its own; returns the folder. */
export function copyProject(root: string, folder: string): string {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages, { recursive: true });
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  return folder;
}
