import type { default as bidiFactory } from 'bidi-js';

/** A text, with the direction of each part of it. */
export interface DirectedText {
  /** Its characters in reading order; brackets that run to the left are mirrored. */
  characters: string;
  /** The level of each character: even to the right, odd to the left, higher the deeper inside others. */
  levels: Uint8Array;
  /** The level of the text as a whole. */
  level: number;
}

const toTheLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const toTheRight = /\p{L}/u;

/**
 * Finds the direction of each part by the Unicode Bidirectional Algorithm. A text runs in the direction of its site,
 * unless all of its letters run in the other one.
 */
export async function directText(text: string, isRightToLeft: boolean): Promise<DirectedText> {
  if (!toTheLeft.test(text)) return { characters: text, levels: new Uint8Array(text.length), level: 0 };
  bidi ??= (await import('bidi-js')).default();
  const isMixed = toTheRight.test(text.replaceAll(new RegExp(toTheLeft, 'g'), ''));
  const level = isRightToLeft || !isMixed ? 1 : 0;
  const { levels } = bidi.getEmbeddingLevels(text, level === 1 ? 'rtl' : 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const characters = Array.from({ length: text.length }, (_, index) => mirrored.get(index) ?? text.charAt(index));
  return { characters: characters.join(''), levels, level };
}

let bidi: ReturnType<typeof bidiFactory> | undefined;

/** Gives the parts of a line in their order from left to right (rule L2 of the algorithm). */
export function inVisualOrder<Part extends { level: number }>(parts: Part[]): Part[] {
  const ordered = [...parts];
  for (let level = Math.max(...parts.map((part) => part.level)); level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end++;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}
