import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { keptFolder } from '../src/pictures/made-file';
import { projectCache } from './project';

/** Gives a new cache the pictures that the project's own cache keeps, so that not every test makes them again. Returns the cache. */
export function withKeptPictures(cacheFolder: string): string {
  const kept = join(projectCache, keptFolder);
  for (const folder of [kept, cacheFolder]) mkdirSync(folder, { recursive: true });
  try {
    symlinkSync(kept, join(cacheFolder, keptFolder), 'junction');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return cacheFolder;
}
