/** The end of a line or a paragraph in any program. */
const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** The sign that word processors put before an item of a list when it is copied as plain text. */
const bullet = /^\s*(?:[*•·▪■◦●‣⁃–\uF0B7]|[o§](?=\t))\s+(?=\S)/u;

/** The least and the most letters of the longest line in a text broken to fit a window, as mails and text files are. */
const [narrowest, widest] = [50, 100];

/**
 * Gives the paragraphs of a text from elsewhere. Each line is one, as word processors write them, except for lines that
 * were broken to fit a width, which are joined. An item of a list is a paragraph that begins with a bullet.
 */
export function pastedParagraphs(text: string): string[] {
  const lines = text.split(lineEnd).map(withOwnBullet);
  const width = Math.max(...lines.map((line) => line.length));
  const paragraphs = blocksOf(lines).flatMap((block) => (isBroken(block, width) ? [block.join(' ')] : block));
  const words = paragraphs.map((paragraph) => paragraph.replaceAll(/\s+/g, ' '));
  // A text of blanks alone is pasted as one blank.
  return words.length > 0 ? words : [text === '' ? '' : ' '];
}

function withOwnBullet(line: string): string {
  return line.replace(bullet, '• ');
}

/** Parts lines into those that follow each other: an empty line ends a block, an item of a list begins one. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '' || /^(?:•|-|\d+[.)])\s/.test(line)) blocks.push([]);
    if (line.trim() !== '') blocks.at(-1)?.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

/**
 * Tells whether lines were broken to fit a width: the first word of the next one had no room on any, and a sentence
 * goes on.
 */
function isBroken(lines: readonly string[], width: number): boolean {
  if (lines.length < 2 || width < narrowest || width > widest) return false;
  const broken = lines.slice(0, -1);
  const isFull = broken.every((line, index) => {
    const [word = ''] = lines[index + 1]?.trim().split(/\s/) ?? [];
    return line.trimEnd().length + 1 + word.length > width;
  });
  return isFull && broken.some((line) => !/[.!?:…。！？؟۔।]["'”’»)\]]*\s*$/u.test(line));
}
