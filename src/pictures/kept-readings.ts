import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFile } from './packages';
import type { PictureReading } from './read-to-end';
import { writeWhole } from './write-whole';

/** The most pictures whose readings are kept: the last ones. */
const most = 5000;

interface ReadingsFile {
  recipe: string;
  readings: [string, PictureReading][];
}

let lastReadings: { recipe: string; readings: Map<string, PictureReading> } | undefined;

/** Gives the readings of pictures by earlier processes and this one, with the same recipe, by the pictures' keys. */
export function knownReadings(recipe: string): ReadonlyMap<string, PictureReading> {
  if (lastReadings?.recipe !== recipe) lastReadings = { recipe, readings: new Map(readKept(recipe)) };
  return lastReadings.readings;
}

/** Keeps readings, beside those that other processes have kept meanwhile. */
export function keepReadings(recipe: string, found: ReadonlyMap<string, PictureReading>): void {
  knownReadings(recipe);
  for (const [key, reading] of found) lastReadings?.readings.set(key, reading);
  const together = new Map([...readKept(recipe), ...found]);
  const kept: ReadingsFile = { recipe, readings: [...together].slice(-most) };
  try {
    writeWhole(keptFile(), JSON.stringify(kept));
  } catch {
    // Where nothing can be kept, they are read again the next time.
  }
}

function readKept(recipe: string): [string, PictureReading][] {
  try {
    const kept: ReadingsFile = JSON.parse(readFileSync(keptFile(), 'utf8'));
    return kept.recipe === recipe ? kept.readings : [];
  } catch {
    return [];
  }
}

/**
 * Gives the file of kept readings: beside the packages that read pictures, where all commands find it for all sites.
 */
function keptFile(): string {
  const [packages = ''] = /^.*node_modules/s.exec(packageFile('sharp')) ?? [];
  return join(packages, '.cache/pagewright/read-pictures.json');
}
