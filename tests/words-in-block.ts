import type { Copy, Inline } from '../src/compose/page';
import type { Shape } from '../src/compose/shape';
import { memberPointer, type Pointer } from '../src/manifest/pointer';

/** The kinds of values that are words on the page. */
const wordKinds = new Set(['text', 'heading', 'title', 'inlineCopy', 'copy', 'article']);

/** Every text of a composed block, by its pointer: copy in its runs, as they stand between marks. */
export function* wordsInBlock(
  value: unknown,
  shape: Shape,
  pointer = '',
): Generator<[pointer: Pointer, words: string]> {
  if (value === undefined || value === null || shape === null) return;
  if ('kind' in shape) {
    if (!wordKinds.has(shape.kind)) return;
    const texts =
      typeof value === 'string' ? [value] : (value as Copy).flatMap((passage) => contentOf(passage).flatMap(runsOf));
    for (const text of texts) if (text.trim()) yield [pointer, text.trim()];
  } else if ('list' in shape) {
    for (const [index, item] of (value as unknown[]).entries()) {
      yield* wordsInBlock(item, shape.list, memberPointer(pointer, index));
    }
  } else {
    for (const [name, part] of Object.entries(shape.fields)) {
      yield* wordsInBlock((value as Record<string, unknown>)[name], part, memberPointer(pointer, name));
    }
  }
}

function contentOf(passage: Copy[number]): Inline[] {
  return Array.isArray(passage) ? passage : passage.content.flat();
}

function runsOf(part: Inline): string[] {
  return typeof part === 'string' ? [part] : part.content.flatMap(runsOf);
}
