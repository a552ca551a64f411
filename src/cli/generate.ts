import { generateFiles, writeChanged } from '../generate/generate';
import { commands } from '../kit/commands.js';
import type { ExitCode, Project } from './command';
import { readOptions, refuse } from './options';

const line = { start: 'npm run generate --', says: commands.generate.says, options: {} };

/** `npm run generate`: writes what follows from the schemas and the rules. */
export async function run(args: string[], { root }: Project): Promise<ExitCode> {
  const options = readOptions(args, line);
  if ('code' in options) return options.code;
  try {
    const files = await generateFiles(root);
    const changedFiles = writeChanged(root, files);
    for (const path of changedFiles) console.log(`wrote ${path}`);
    console.log(`${changedFiles.length} of ${files.length} files were out of date.`);
    return 0;
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}\nNothing was written.`);
  }
}
