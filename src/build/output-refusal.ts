import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { filledFolders, headersPath, noJekyllPath, redirectsPath } from '../addresses/own-files';
import { hasState } from './output-state';

/**
 * Says why a folder cannot hold a built site, in words; nothing where it can. Refused are a folder that is or holds
 * one of `keepOut`, and one with files in it that no build has made.
 */
export function refuseOutput(folder: string, cacheFolder: string, keepOut: string[]): string | undefined {
  const outFolder = existsSync(folder) ? realpathSync(folder) : resolve(folder);
  const name = relative('.', folder) || '.';
  for (const protectedPath of keepOut.map((one) => realpathSync(one))) {
    if (protectedPath !== outFolder && !protectedPath.startsWith(outFolder.endsWith(sep) ? outFolder : outFolder + sep))
      continue;
    return `The site cannot be built into ${name}, where your own files are. Name a folder for the site alone, such as --out dist.`;
  }
  if (!existsSync(outFolder)) return undefined;
  if (!statSync(outFolder).isDirectory()) {
    return `A file stands where the folder ${name} should be. Remove the file, or name another folder with --out.`;
  }
  const [first] = readdirSync(outFolder);
  if (first === undefined || hasState(cacheFolder, outFolder) || looksBuilt(outFolder)) return undefined;
  return `No build has made the folder ${name}, and it is not empty: it holds ${first}. Name another folder with --out, or empty this one yourself.`;
}

/** Tells whether a folder holds the files that every build writes: another copy of the project may have built it. */
function looksBuilt(folder: string): boolean {
  return [headersPath, redirectsPath, noJekyllPath, ...filledFolders].every((name) => existsSync(join(folder, name)));
}
