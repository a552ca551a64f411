import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Reading } from './read-to-end';
import { writeWhole } from './write-whole';

const require = createRequire(import.meta.url);

/** How many pictures are remembered: those that were read last. */
const most = 5000;

interface Kept {
  recipe: string;
  readings: [string, Reading][];
}

let known: { recipe: string; readings: Map<string, Reading> } | undefined;

/** What was found out about pictures by earlier processes and this one, in the same way of reading them, by their keys. */
export function knownReadings(recipe: string): ReadonlyMap<string, Reading> {
  if (known?.recipe !== recipe) known = { recipe, readings: new Map(readKept(recipe)) };
  return known.readings;
}

/** Remembers readings beside those that other processes have kept meanwhile. */
export function keepReadings(recipe: string, found: ReadonlyMap<string, Reading>): void {
  knownReadings(recipe);
  for (const [key, reading] of found) known?.readings.set(key, reading);
  const together = new Map([...readKept(recipe), ...found]);
  const kept: Kept = { recipe, readings: [...together].slice(-most) };
  try {
    writeWhole(keptFile(), JSON.stringify(kept));
  } catch {
    // Where nothing can be kept, they are read again the next time.
  }
}

function readKept(recipe: string): [string, Reading][] {
  try {
    const kept: Kept = JSON.parse(readFileSync(keptFile(), 'utf8'));
    return kept.recipe === recipe ? kept.readings : [];
  } catch {
    return [];
  }
}

/** It lies beside the packages that read pictures, where all commands find it, for every site. */
function keptFile(): string {
  const [packages = ''] = /^.*node_modules/s.exec(require.resolve('sharp')) ?? [];
  return join(packages, '.cache/pagewright/read-pictures.json');
}
