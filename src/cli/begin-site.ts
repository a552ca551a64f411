import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * Makes the functions that begin a site in the folder of a file, as `npm create pagewright` does in a new one: with what
 * publishes it, by the engine in the folder `root`.
 */
export function beginningOf(file: string, root: string): Beginning {
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
      // Only who begins a site needs the modules that draw logos and pictures.
      const { starterFiles } = await import('../starter/starter-files');
      const files = await starterFiles(answers.value, schemaBeside);
      return writeBeside(file, new Map([...(await filesAround(file, answers.value.name, root)), ...files]));
    },
  };
}

/**
 * Gives the files that a folder of its own needs beside the site, but for those that are there: its package, and what
 * publishes it on GitHub. A site within another project is that one's business.
 */
async function filesAround(file: string, name: string, root: string): Promise<[path: string, text: string][]> {
  const folder = dirname(file);
  const isThere = (path: string): boolean => existsSync(join(folder, path));
  if (isWithinProject(dirname(folder))) return [];
  const { siteFolder } = await import('../starter/site-folder');
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const files = siteFolder(name, version, { name: 'npm' }, isThere('package-lock.json'));
  return [...files].filter(([path]) => !isThere(path));
}

function isWithinProject(folder: string): boolean {
  if (['package.json', '.git'].some((name) => existsSync(join(folder, name)))) return true;
  return folder !== dirname(folder) && isWithinProject(dirname(folder));
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
  const reading = readSiteFile(file);
  const result = writeSiteFile(file, files.get('site.json') ?? '', 'version' in reading ? reading.version : '');
  if ('version' in result) return undefined;
  undo();
  return 'failure' in result ? result.failure : 'There is a site here already. Load this page again to see it.';
}
