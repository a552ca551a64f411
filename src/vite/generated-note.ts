import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readIfThere } from '../serve/read-if-there.js';

/** A note that the generated files of one version of the code are as `npm run generate` would make them. */
export interface GeneratedNote {
  isRight(version: string): boolean;
  /** Notes a version, in the place of the last. */
  take(version: string): void;
}

/** Reads the note from a file, which lasts from one start to the next. */
export function readGeneratedNote(file: string): GeneratedNote {
  let lastText = readIfThere(file)?.toString();
  return {
    isRight: (version) => version === lastText,
    take(version) {
      if (version === lastText) return;
      lastText = version;
      try {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, version);
      } catch {
        // They are compared once more.
      }
    },
  };
}
