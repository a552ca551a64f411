import { dirname, join, relative, resolve } from 'node:path';
import { editorKey } from './code-key.js';
import type { ExitCode, Project } from './command';
import { readOptions, refuse } from './options';

const line = {
  start: 'npm run package --',
  says: 'Writes the packages that are published, as folders and as archives.',
  options: {
    out: { type: 'string', value: 'DIR', says: 'the folder that takes them; without it, .packages' },
    quick: { type: 'boolean', says: 'writes the folders alone, compressed in a hurry, to try them on this machine' },
    repository: { type: 'string', value: 'ADDRESS', says: 'the repository that npm names beside them' },
  },
} as const;

/** `npm run package`: writes the packages that are published. */
export async function run(args: string[], { root, codeFolder, codeKey }: Project): Promise<ExitCode> {
  const options = readOptions(args, line);
  if ('code' in options) return options.code;
  if (process.env.NODE_ENV !== 'production')
    return refuse('Packages are made with NODE_ENV=production, or without it.');
  try {
    const { writePackages } = await import('../package/write-packages');
    const { out = '.packages', repository, quick: isQuick = false } = options.values;
    const sources = { root, codeFolder, editorFolder: join(dirname(codeFolder), editorKey(root)) };
    for (const archive of await writePackages(sources, { codeKey, repository, isQuick }, resolve(out)))
      console.log(`wrote ${relative('.', archive)}`);
    return 0;
  } catch (error) {
    return refuse(`The packages cannot be made. ${error instanceof Error ? error.message : error}`);
  }
}
