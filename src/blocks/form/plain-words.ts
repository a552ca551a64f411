import type { Inline } from '../../compose/page';

/** Writes copy as words alone, for a message or an e-mail. */
export function plainWords(copy: Inline[][]): string {
  return copy.map((paragraph) => paragraph.map(inlineWords).join('')).join(' ');
}

function inlineWords(part: Inline): string {
  return typeof part === 'string' ? part : part.content.map(inlineWords).join('');
}
