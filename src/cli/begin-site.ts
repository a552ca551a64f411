import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { countriesOffered, currencyNames } from '../starter/answers';
import { spokenLanguages } from '../starter/copies';
import { businessKinds, lookLabels } from '../starter/kinds';
import type { Beginning } from '../workspace/answer-workspace';
import { whyUnreadable } from '../workspace/replace-file';
import { hasContent, readSiteFile, writeSiteFile } from '../workspace/site-file';
import { schemaBeside } from './put-schema';
import { readSiteAnswers } from './read-site-answers';

/** Tells whether a site can begin at a file: its folder exists, and nothing stands in the file. */
export function isToBegin(file: string): boolean {
  return extname(file) === '.json' && existsSync(dirname(file)) && !hasContent(file);
}

/** Makes the functions that begin a site in the folder of a file, as `npm run new-site` does in a new one. */
export function beginningOf(file: string): Beginning {
  return {
    offer: () => ({
      kinds: Object.entries(businessKinds).map(([name, { label, accent, look }]) => ({
        name,
        label,
        color: accent,
        look,
      })),
      looks: Object.entries(lookLabels).map(([name, label]) => ({ name, label })),
      languages: spokenLanguages,
      countries: countriesOffered(),
      currencies: currencyNames(),
    }),
    async begin(written) {
      if (hasContent(file)) return 'There is a site here already. Load this page again to see it.';
      const answers = await readSiteAnswers({ ...written, currency: written.currency || undefined }, undefined);
      if (answers.problem !== undefined) return answers.problem;
      // What draws logos and pictures is needed by nobody else who starts a site.
      const { starterFiles } = await import('../starter/starter-files');
      return writeBeside(file, await starterFiles(answers.value, schemaBeside));
    },
  };
}

/**
 * Writes the files of a site into its folder, site.json last, over nothing that is there; all of them or none. Gives in
 * words why it could not.
 */
function writeBeside(file: string, files: Map<string, string>): string | undefined {
  const folder = dirname(file);
  const others = [...files].filter(([path]) => path !== 'site.json');
  const [existing] = others.filter(([path]) => existsSync(join(folder, path)));
  if (existing) return `A file ${existing[0]} is in this folder already. Move it away or begin in an empty folder.`;
  const written: string[] = [];
  const undo = (): void => {
    for (const path of written) rmSync(path, { force: true });
  };
  try {
    for (const [path, text] of others) {
      const target = join(folder, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text, { flag: 'wx' });
      written.push(target);
    }
  } catch (error) {
    undo();
    return whyUnreadable(folder, error);
  }
  const read = readSiteFile(file);
  const result = writeSiteFile(file, files.get('site.json') ?? '', 'version' in read ? read.version : '');
  if ('version' in result) return undefined;
  undo();
  return 'failure' in result ? result.failure : 'There is a site here already. Load this page again to see it.';
}
