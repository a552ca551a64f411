/** What ends a line: a line or a paragraph of another program. */
const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** What word processors put before an item of a list where that is copied as plain text. */
const bullet = /^\s*(?:[*•·▪■◦●‣⁃–\uF0B7]|[o§](?=\t))\s+(?=\S)/u;

/** How many letters the lines of a text have at most that was broken to fit a window, as mails and text files are. */
const [narrowest, widest] = [50, 100];

/**
 * The paragraphs of a text of elsewhere. Word processors end each with one line end; only lines that were broken to fit
 * a width are put together again. An item of a list is a paragraph that begins with its bullet.
 */
export function pastedParagraphs(text: string): string[] {
  const lines = text.split(lineEnd).map(withOwnBullet);
  const width = Math.max(...lines.map((line) => line.length));
  const paragraphs = blocksOf(lines).flatMap((block) => (isBroken(block, width) ? [block.join(' ')] : block));
  const words = paragraphs.map((paragraph) => paragraph.replaceAll(/\s+/g, ' '));
  // What is put into a paragraph goes on in it.
  return words.length > 0 ? words : [text === '' ? '' : ' '];
}

function withOwnBullet(line: string): string {
  return line.replace(bullet, '• ');
}

/** Lines that follow each other: an empty one ends them, and each item of a list begins anew. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '' || /^(?:•|-|\d+[.)])\s/.test(line)) blocks.push([]);
    if (line.trim() !== '') blocks.at(-1)?.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

/** Whether lines were broken to fit a width: in each the first word of the next had no room, and a sentence goes on. */
function isBroken(lines: readonly string[], width: number): boolean {
  if (lines.length < 2 || width < narrowest || width > widest) return false;
  const broken = lines.slice(0, -1);
  const isFull = broken.every((line, index) => {
    const [word = ''] = lines[index + 1]?.trim().split(/\s/) ?? [];
    return line.trimEnd().length + 1 + word.length > width;
  });
  return isFull && broken.some((line) => !/[.!?:…。！？؟۔।]["'”’»)\]]*\s*$/u.test(line));
}
