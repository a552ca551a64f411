import { isValidElement, type ReactNode } from 'react';
import type { LinkedFile } from '../compose/page';

/**
 * Writes of a file what the words of its link do not say: `(PDF, 1.2 MB)` beside *Prices*, `(1.2 MB)` beside
 * *Prices (PDF)*, and nothing beside what says its kind and a size.
 */
export function fileNote({ note, kind, size }: LinkedFile, link: ReactNode): string {
  const words = wordsOf(link);
  const unit = /\p{L}[\p{L}.]*/u.exec(size)?.[0];
  const isSaid = {
    kind: words.split(/[^\p{L}\p{N}]+/u).some((word) => word.toUpperCase() === kind),
    size: unit !== undefined && new RegExp(`\\d\\s?${unit}|${unit}\\s?\\d`, 'iu').test(words),
  };
  if (isSaid.kind && isSaid.size) return '';
  const left = isSaid.kind ? withoutPart(note, 'kind', 'size') : isSaid.size ? withoutPart(note, 'size', 'kind') : note;
  return left.replace('{kind}', kind).replace('{size}', size);
}

/** Takes one part out of a note of two, with what stands between them. */
function withoutPart(note: string, part: string, kept: string): string {
  return note.includes(`{${kept}}`)
    ? note.replace(
        new RegExp(`[\\u2068]?\\{${part}\\}.*?(\\u2068?\\{${kept}\\})|(\\{${kept}\\}\\u2069?).*?\\{${part}\\}\\u2069?`),
        '$1$2',
      )
    : '';
}

/** Reads the words of a part of a page, without what components add to them. */
function wordsOf(part: ReactNode): string {
  if (typeof part === 'string') return part;
  if (Array.isArray(part)) return part.map(wordsOf).join('');
  if (!isValidElement<{ children?: ReactNode; of?: ReactNode }>(part)) return '';
  return wordsOf(part.props.children ?? part.props.of);
}
