/** A range of a text, from its first offset up to, not including, its second, and the text to put there. */
export type Splice = [start: number, end: number, text: string];

/** Applies splices to a text; they are in the order of their places, and none overlaps another. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  const pieces: string[] = [];
  let lastEnd = 0;
  for (const [start, end, written] of splices) {
    pieces.push(text.slice(lastEnd, start), written);
    lastEnd = end;
  }
  return [...pieces, text.slice(lastEnd)].join('');
}

/** Narrows a splice to the characters that it changes; undefined where it changes none. */
export function narrowed(text: string, [start, end, written]: Splice): Splice | undefined {
  const most = Math.min(end - start, written.length);
  let head = 0;
  while (head < most && text[start + head] === written[head]) head++;
  let tail = 0;
  while (tail < most - head && text[end - 1 - tail] === written[written.length - 1 - tail]) tail++;
  if (head === end - start && head === written.length) return undefined;
  return [start + head, end - tail, written.slice(head, written.length - tail)];
}
