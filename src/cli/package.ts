import { relative, resolve } from 'node:path';
import type { ExitCode, Project } from './command';
import { readOptions, refuse } from './options';

const line = {
  start: 'npm run package --',
  says: 'Writes the packages that are published, as folders and as archives.',
  options: { out: { type: 'string', value: 'DIR', says: 'the folder that takes them; without it, .packages' } },
} as const;

/** `npm run package`: writes the packages that are published. */
export async function run(args: string[], { root, codeKey }: Project): Promise<ExitCode> {
  const options = readOptions(args, line);
  if ('code' in options) return options.code;
  if (process.env.NODE_ENV !== 'production')
    return refuse('Packages are made with NODE_ENV=production, or without it.');
  try {
    const { writePackages } = await import('../package/write-packages');
    for (const archive of await writePackages(root, resolve(options.values.out ?? '.packages'), codeKey))
      console.log(`wrote ${relative('.', archive)}`);
    return 0;
  } catch (error) {
    return refuse(`The packages cannot be made. ${error instanceof Error ? error.message : error}`);
  }
}
