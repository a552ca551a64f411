import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { composedName } from '../manifest/composed-name';
import { readIfThere } from '../serve/read-if-there.js';
import { historyOf } from './history';
import { isUpload } from './is-upload';
import { pathOnDisk } from './path-on-disk';
import { readSiteFile } from './site-file';
import { type AddResult, addUpload } from './uploads';

/**
 * Copies a file of the uploads to another name in its folder; gives in words why it could not. The former name stays as
 * long as site.json or a draft has it: `settleRenamed` removes it later, and restores it where somebody has it again.
 */
export async function renameUpload(siteFile: string, path: string, name: string): Promise<AddResult> {
  const content = isUpload(siteFile, path) ? readIfThere(onDisk(siteFile, path)) : undefined;
  if (!content) return { failure: `${path} cannot be read, so it keeps its name.` };
  const outcome = await addUpload(siteFile, name, content, path);
  if ('failure' in outcome || outcome.path === path) return outcome;
  const others = namesOfRenamed(siteFile).map((names) => names.filter((one) => one !== outcome.path));
  const former = others.find((names) => names.includes(path)) ?? [path];
  const failure = storeNames(siteFile, [...others.filter((names) => names !== former), [...former, outcome.path]]);
  if (failure !== undefined) return { failure };
  // Where site.json or a draft names it, the editor is about to write the new name there.
  if (namesUpload(siteFile)?.(path) === false) settleRenamed(siteFile);
  return outcome;
}

/**
 * Keeps of each renamed file the names that site.json or a draft has, or its latest where they have none. The others go
 * into the history, but only while the same content stays under a kept name, so that a crash loses nothing.
 */
export function settleRenamed(siteFile: string): void {
  const renamed = namesOfRenamed(siteFile);
  const isNamed = renamed.length > 0 ? namesUpload(siteFile) : undefined;
  if (!isNamed) return;
  const history = historyOf(siteFile);
  for (const names of renamed) {
    const namedFiles = names.filter(isNamed);
    for (const name of namedFiles) if (!existsSync(onDisk(siteFile, name))) history.giveBack(name);
    const keptFiles = namedFiles.length > 0 ? namedFiles : names.slice(-1);
    const others = names.filter((name) => !keptFiles.includes(name) && existsSync(onDisk(siteFile, name)));
    if (others.length === 0) continue;
    const contents = keptFiles.flatMap((name) => readIfThere(onDisk(siteFile, name)) ?? []);
    for (const name of others) {
      const content = readIfThere(onDisk(siteFile, name));
      if (content && contents.some((one) => one.equals(content))) history.takeIn(name);
    }
  }
}

/** Forgets that a name was once that of a renamed file, since somebody has added a file under it. */
export function forgetRenamed(siteFile: string, path: string): void {
  const renamed = namesOfRenamed(siteFile);
  if (!renamed.some((names) => names.includes(path))) return;
  storeNames(
    siteFile,
    renamed.map((names) => names.filter((name) => name !== path)),
  );
}

/**
 * Makes the function that tells whether site.json or a draft names a file; undefined where site.json cannot be read.
 */
function namesUpload(siteFile: string): ((path: string) => boolean) | undefined {
  const read = readSiteFile(siteFile);
  if (!('text' in read)) return undefined;
  const drafts = historyOf(siteFile).drafts();
  const texts = [read.text, ...drafts.map(({ text }) => text)].map(composedName);
  return (path) => texts.some((text) => text.includes(composedName(path)));
}

/** Gives the names that each renamed file has had, in the order in which it had them. */
function namesOfRenamed(siteFile: string): string[][] {
  const isNames = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((name) => typeof name === 'string' && isUpload(siteFile, name));
  try {
    const storedRenamings: unknown = JSON.parse(historyOf(siteFile).renamed() ?? '[]');
    return Array.isArray(storedRenamings) ? storedRenamings.filter(isNames) : [];
  } catch {
    return [];
  }
}

function storeNames(siteFile: string, renamed: string[][]): string | undefined {
  return historyOf(siteFile).storeRenamed(JSON.stringify(renamed.filter((names) => names.length > 1)));
}

function onDisk(siteFile: string, path: string): string {
  const folder = dirname(siteFile);
  return join(folder, pathOnDisk(folder, path));
}
