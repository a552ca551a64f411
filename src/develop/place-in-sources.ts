import { readFileSync } from 'node:fs';

/** Where in the sources something has failed, by its stack: file and line, or of what was bundled the file alone; nothing where that is not known. */
export function placeInSources(stack: string): string {
  const [, file = '', line = ''] = /([^\s(]+\.cjs):(\d+)/.exec(stack) ?? [];
  if (file) return moduleAt(file, Number(line));
  return /\/(src\/[^\s():]+(:\d+)?)/.exec(stack)?.[1] ?? '';
}

/** The module of which a line of a bundle was made: the bundler names each in a comment before its code. */
function moduleAt(file: string, line: number): string {
  try {
    const before = readFileSync(file, 'utf8').split('\n').slice(0, line);
    return before.map((one) => /^\/\/ ((?:src|schema|node_modules)\/\S+)$/.exec(one)?.[1]).findLast(Boolean) ?? '';
  } catch {
    return '';
  }
}
