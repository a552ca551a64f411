import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { hashOf } from './hash';
import { writeWhole } from './write-whole';

/** The folder of made files within the cache. */
export const keptFolder = 'pictures';

/** A file of a site that is made from others when it is first needed, and is kept then. */
export interface MadeFile {
  /** Its path within the site's base. */
  path: string;
  /** Its name among the kept files, which changes with everything that the file is made from. */
  name: string;
  /** Makes it, or says in words why it cannot. */
  make(): Promise<MakeResult>;
}

/** The content of a made file, or the problem that keeps it from being made. */
export type MakeResult =
  | { content: Uint8Array | string; problem?: undefined }
  | { content?: undefined; problem: string };

/** The kept files, by their paths within the site's base; or the problems with some of them. */
export type KeptFiles = { files: Map<string, string>; problems?: undefined } | { problems: string[] };

/** Gives the names of the files that are kept in a folder. */
export function namesOfKept(folder: string): Set<string> {
  mkdirSync(folder, { recursive: true });
  return new Set(readdirSync(folder));
}

/** Makes a file and keeps it in a folder; gives the problem, in words, where it cannot. */
export async function keepFile({ name, make }: MadeFile, folder: string): Promise<string | undefined> {
  const { content, problem } = await make();
  if (problem === undefined) writeWhole(join(folder, name), content);
  return problem;
}

/** Makes the files that `folder` lacks, as many at a time as there are processors. */
export async function keepFiles(wanted: MadeFile[], folder: string): Promise<KeptFiles> {
  const files = new Map(wanted.map(({ path, name }) => [path, join(folder, name)]));
  const byName = new Map(wanted.map((file) => [file.name, file]));
  const keptNames = namesOfKept(folder);
  const missing = [...byName.values()].filter(({ name }) => !keptNames.has(name));
  const problems: string[] = [];
  const workNext = async (): Promise<void> => {
    for (let file = missing.pop(); file; file = missing.pop()) {
      const problem = await keepFile(file, folder);
      if (problem !== undefined) problems.push(problem);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, workNext));
  if (problems.length > 0) return { problems: [...new Set(problems)].sort() };
  removeUnused([...byName.keys()], folder);
  return { files };
}

const day = 24 * 60 * 60 * 1000;

/**
 * Notes once a day that files are used, by setting their times, and removes those that no site has used for 30 days.
 */
function removeUnused(used: string[], folder: string): void {
  const note = join(folder, `used.${hashOf(used.join())}`);
  const now = Date.now();
  if (ageOf(note, now) < day) return;
  for (const name of used) utimesSync(join(folder, name), now / 1000, now / 1000);
  writeFileSync(note, '');
  for (const name of readdirSync(folder)) {
    if (ageOf(join(folder, name), now) > 30 * day) rmSync(join(folder, name), { force: true });
  }
}

/** Gives the time since a file was written or used, in milliseconds; infinity where it is not there. */
function ageOf(file: string, now: number): number {
  return now - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY);
}
