import { dirname, join, relative, resolve } from 'node:path';
import { commands } from '../kit/commands.js';
import { editorKey } from './code-key.js';
import type { ExitCode, Project } from './command';
import { readOptions, refuse } from './options';

const line = {
  start: 'npm run package --',
  says: commands.package.says,
  options: {
    out: { type: 'string', value: 'DIR', says: 'the folder that takes them; without it, .packages' },
    repository: { type: 'string', value: 'ADDRESS', says: 'the repository that npm names beside them' },
    unpacked: { type: 'boolean', says: 'writes folders alone' },
  },
} as const;

/** `npm run package`: writes the packages that are published. */
export async function run(args: string[], { root, codeFolder, codeKey }: Project): Promise<ExitCode> {
  const options = readOptions(args, line);
  if ('code' in options) return options.code;
  if (process.env.NODE_ENV !== 'production')
    return refuse('Packages are made with NODE_ENV=production, or without it.');
  try {
    const { packPackages, writePackages } = await import('../package/write-packages');
    const { out = '.packages', repository, unpacked = false } = options.values;
    const sources = { root, codeFolder, editorFolder: join(dirname(codeFolder), editorKey(root)) };
    const folders = await writePackages(sources, { codeKey, repository, isPacked: !unpacked }, resolve(out));
    const written = unpacked ? folders : await packPackages(folders, resolve(out));
    for (const path of written) console.log(`wrote ${relative('.', path)}`);
    return 0;
  } catch (error) {
    return refuse(`The packages cannot be made. ${error instanceof Error ? error.message : error}`);
  }
}
