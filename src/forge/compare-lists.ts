import type { ListedFile } from './forge.ts';

/** Gives the sorted paths of the files that only one of two lists has, or that have different hashes in them. */
export function compareLists(before: readonly ListedFile[], after: readonly ListedFile[]): { paths: string[] } {
  const hashes = new Map(before.map(({ path, hash }) => [path, hash]));
  const changed = after.filter(({ path, hash }) => hashes.get(path) !== hash).map(({ path }) => path);
  const kept = new Set(after.map(({ path }) => path));
  return { paths: [...changed, ...[...hashes.keys()].filter((path) => !kept.has(path))].sort() };
}
