import { readFileSync } from 'node:fs';

/**
 * Gives the place in the sources at which something failed, by its stack: file and line, or the file alone for bundled
 * code; empty where it is unknown.
 */
export function placeInSources(stack: string): string {
  const [, file = '', line = ''] = /([^\s(]+\.cjs):(\d+)/.exec(stack) ?? [];
  if (file) return moduleAt(file, Number(line));
  return /\/(src\/[^\s():]+(:\d+)?)/.exec(stack)?.[1] ?? '';
}

/** Gives the module of which a line of a bundle was made: the bundler names each in a comment before its code. */
function moduleAt(file: string, line: number): string {
  try {
    const before = readFileSync(file, 'utf8').split('\n').slice(0, line);
    return before.map((one) => /^\/\/ ((?:src|schema|node_modules)\/\S+)$/.exec(one)?.[1]).findLast(Boolean) ?? '';
  } catch {
    return '';
  }
}
