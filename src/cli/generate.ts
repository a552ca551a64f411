import { generateFiles, writeChanged } from '../generate/generate';
import type { ExitCode, Project } from './command';

/** `npm run generate`: writes what follows from the schemas and the rules. */
export async function run(_: string[], { root }: Project): Promise<ExitCode> {
  try {
    const files = await generateFiles(root);
    const changed = writeChanged(root, files);
    for (const path of changed) console.log(`wrote ${path}`);
    console.log(`${changed.length} of ${files.length} files were out of date.`);
    return 0;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nNothing was written.`);
    return 2;
  }
}
