import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** Where made files are kept within the cache; another number wherever this folder draws or encodes something differently. */
export const keptFolder = 'pictures-2';

/** A file of a site that is made from others when it is first needed, and then kept. */
export interface MadeFile {
  /** Where it stands within the site's base. */
  path: string;
  /** Its name among the kept files: it changes with all that the file is made from. */
  name: string;
  /** Makes it, or says in words why that cannot be. */
  make(): Promise<Made>;
}

/** The content of a made file, or why there is none. */
export type Made = { content: Uint8Array | string; problem?: undefined } | { content?: undefined; problem: string };

/** Where made files are kept, by their path within the site's base; or what was wrong with some of them. */
export type KeptFiles = { files: Map<string, string>; problems?: undefined } | { problems: string[] };

/** Makes what is not kept in `folder` from an earlier time, as many at a time as there are processors. */
export async function keepFiles(wanted: MadeFile[], folder: string): Promise<KeptFiles> {
  const files = new Map(wanted.map(({ path, name }) => [path, join(folder, name)]));
  const byName = new Map(wanted.map((file) => [file.name, file]));
  mkdirSync(folder, { recursive: true });
  const kept = new Set(readdirSync(folder));
  const missing = [...byName.values()].filter(({ name }) => !kept.has(name));
  const problems: string[] = [];
  const workNext = async (): Promise<void> => {
    for (let file = missing.pop(); file; file = missing.pop()) {
      const { content, problem } = await file.make();
      if (problem === undefined) writeWhole(join(folder, file.name), content);
      else problems.push(problem);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, workNext));
  return problems.length > 0 ? { problems: [...new Set(problems)].sort() } : { files };
}

/** Writes a file in one step, since another build may want the same one now. */
function writeWhole(file: string, content: Uint8Array | string): void {
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
