import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readIfThere } from '../serve/read-if-there.js';

/** Knows of one version of the code that its generated files are as `npm run generate` would make them. */
export interface GeneratedNote {
  isRight(version: string): boolean;
  /** Takes note of it, in the place of the version of before. */
  take(version: string): void;
}

/** A note that lies in a file, from one start to the next. */
export function readGeneratedNote(file: string): GeneratedNote {
  let known = readIfThere(file)?.toString();
  return {
    isRight: (version) => version === known,
    take(version) {
      if (version === known) return;
      known = version;
      try {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, version);
      } catch {
        // They are compared once more.
      }
    },
  };
}
