import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** What builds have beside an output folder, while they run or after they were ended: unfinished sites, the one of before, a lock. */
export function besideOutput(outFolder: string): string[] {
  return readdirSync(dirname(outFolder)).filter((name) => name.startsWith(`.${basename(outFolder)}.`));
}
