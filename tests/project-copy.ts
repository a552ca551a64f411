import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const copied = [
  'LICENSE',
  'docs',
  'src',
  'schema',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];
/** What is kept of the code, each state under its key. */
const keptCode = '.cache/pagewright/code';

/**
 * Copies the project's code into a folder, its packages as links; returns the folder. What was bundled of the code as it
 * is stands there too: what follows from other code comes under other keys, into the copy alone.
 */
export function copyProject(root: string, folder: string): string {
  copyUnbundled(root, folder);
  const [from, to] = [join(root, 'node_modules', keptCode), join(folder, 'node_modules', keptCode)];
  mkdirSync(to, { recursive: true });
  if (existsSync(from)) linkAll(from, to, () => true);
  return folder;
}

/** Copies it as somebody has it who has just got it: nothing of it is bundled. */
export function copyUnbundled(root: string, folder: string): string {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages, { recursive: true });
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  // What Vite keeps of packages is made for the folder of a project.
  linkAll(join(root, 'node_modules'), packages, (name) => name !== '.cache' && name !== '.vite');
  return folder;
}

/** Links what a folder holds into another one. */
function linkAll(from: string, to: string, isWanted: (name: string) => boolean): void {
  for (const name of readdirSync(from).filter(isWanted)) symlinkSync(join(from, name), join(to, name));
}
