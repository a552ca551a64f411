import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file in one step, and makes its folder where it is missing: a reader finds the whole former content or the
 * whole new one.
 */
export function writeWhole(file: string, content: Uint8Array | string): void {
  const unfinished = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
