import { commands } from '../kit/commands.js';
import type { ExitCode, Project } from './command';
import { siteFile } from './find-site';
import { readOptions } from './options';
import { putSchema } from './put-schema';

const line = {
  start: 'npx pagewright prepare --',
  says: commands.prepare.says,
  options: {
    site: {
      type: 'string',
      value: 'FILE',
      says: 'the site.json, or the folder that holds it; without it, the one here',
    },
  },
} as const;

/** `pagewright prepare`: puts the schema beside a site.json; npm runs it once the engine is installed. */
export async function run(args: string[], { root }: Project): Promise<ExitCode> {
  const options = readOptions(args, line);
  if ('code' in options) return options.code;
  putSchema(siteFile(options.values.site ?? options.file), root);
  return 0;
}
