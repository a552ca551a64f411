import { coverage } from './generated/coverage';

/** Tells whether a file of letters has a sign, by its code point. */
export function hasSign(file: string, codePoint: number): boolean {
  const ranges = signs.get(file) ?? readRanges(coverage[file] ?? '');
  signs.set(file, ranges);
  return ranges.has(codePoint);
}

const signs = new Map<string, Set<number>>();

function readRanges(ranges: string): Set<number> {
  const all = new Set<number>();
  for (const range of ranges.split(' ').filter(Boolean)) {
    const [first = '', last = first] = range.split('-');
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++) all.add(code);
  }
  return all;
}
