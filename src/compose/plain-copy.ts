import type { Copy, Inline } from './page';

/** Copy as words alone, its paragraphs separated by an empty line. */
export function plainCopy(copy: Copy): string {
  return copy.map(plain).join('\n\n');
}

function plain(content: Inline[]): string {
  return content.map((part) => (typeof part === 'string' ? part : plain(part.content))).join('');
}
