import { diffLines } from 'diff';

/** What may become of one difference between two versions of a text. */
const merges: ((mine: string, theirs: string) => string)[] = [
  (mine) => mine,
  (_, theirs) => theirs,
  (mine, theirs) => mine + theirs,
  (mine, theirs) => half(mine, 0) + half(theirs, 1),
  (mine, theirs) => `<<<<<<< HEAD\n${mine}=======\n${theirs}>>>>>>> theirs\n`,
  (mine, theirs) => `<<<<<<< HEAD\n${mine}||||||| 1a2b3c4\n${half(mine, 0)}=======\n${theirs}>>>>>>> theirs\n`,
  (mine, theirs) => `${mine}=======\n${theirs}`,
];

/** Two versions of a text, merged difference by difference as the ways say, which are taken over and over. */
export function mergeTexts(mine: string, theirs: string, ways: number[]): string {
  // Versions that have little in common take long to compare, and nobody merges them line by line.
  const parts = diffLines(mine, theirs, { maxEditLength: 400 });
  if (!parts) return theirs;
  let text = '';
  let removed = '';
  let difference = 0;
  for (const [index, { value, added = false, removed: isRemoved = false }] of parts.entries()) {
    if (isRemoved) removed = value;
    else if (!added) text += value;
    if (added || (isRemoved && !parts[index + 1]?.added)) {
      const way = ways[difference++ % ways.length] ?? 0;
      text += merges[way % merges.length]?.(removed, added ? value : '') ?? '';
      removed = '';
    }
  }
  return text;
}

/** The first or the second half of the lines of a text. */
function half(text: string, which: 0 | 1): string {
  const lines = text.split(/(?<=\n)/);
  const middle = Math.ceil(lines.length / 2);
  return lines.slice(which * middle, which === 0 ? middle : undefined).join('');
}
