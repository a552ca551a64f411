import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateFiles } from '../generate/generate';
import type { ExitCode, Project } from './command';

/** `npm run generate`: writes what follows from the schemas. */
export async function run(_: string[], { root }: Project): Promise<ExitCode> {
  for (const { path, text } of await generateFiles(root)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`wrote ${path}`);
  }
  return 0;
}
