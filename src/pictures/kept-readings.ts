import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFile } from './packages';
import type { PictureReading } from './read-to-end';
import { writeWhole } from './write-whole';

/** The most pictures whose readings are kept: the last ones. */
const most = 5000;

interface ReadingsFile {
  toolchain: string;
  readings: [string, PictureReading][];
}

let lastReadings: { toolchain: string; readings: Map<string, PictureReading> } | undefined;

/** Gives the readings of pictures by earlier processes and this one, with the same toolchain, by the pictures' keys. */
export function knownReadings(toolchain: string): ReadonlyMap<string, PictureReading> {
  if (lastReadings?.toolchain !== toolchain) lastReadings = { toolchain, readings: new Map(readKept(toolchain)) };
  return lastReadings.readings;
}

/** Keeps readings, together with those that other processes have kept meanwhile. */
export function keepReadings(toolchain: string, found: ReadonlyMap<string, PictureReading>): void {
  knownReadings(toolchain);
  for (const [key, reading] of found) lastReadings?.readings.set(key, reading);
  const together = new Map([...readKept(toolchain), ...found]);
  const file: ReadingsFile = { toolchain, readings: [...together].slice(-most) };
  try {
    writeWhole(keptFile(), JSON.stringify(file));
  } catch {
    // Where nothing can be kept, they are read again the next time.
  }
}

function readKept(toolchain: string): [string, PictureReading][] {
  try {
    const file: ReadingsFile = JSON.parse(readFileSync(keptFile(), 'utf8'));
    return file.toolchain === toolchain ? file.readings : [];
  } catch {
    return [];
  }
}

/** Gives the file of kept readings, beside the packages that read pictures, where commands for any site find it. */
function keptFile(): string {
  const [packages = ''] = /^.*node_modules/s.exec(packageFile('sharp')) ?? [];
  return join(packages, '.cache/pagewright/read-pictures.json');
}
