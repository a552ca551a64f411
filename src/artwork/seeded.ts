import { createHash } from 'node:crypto';

/** Gives up to 16 numbers from 0 to 1 that follow from a name: the same ones on every machine. */
export function seededNumbers(name: string): number[] {
  const bytes = createHash('sha256').update(name).digest();
  return Array.from({ length: 16 }, (_, index) => bytes.readUInt16LE(index * 2) / 0xffff);
}
