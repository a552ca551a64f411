import type { StarterCopy } from './copies';
import type { BusinessKind } from './kinds';
import { aboutDrawing, homeDrawing } from './starter-pages';

/**
 * Gives what of a starter site stands for something of the owner's: its texts about the business, and the drawings that
 * hold the place of photos. Lines behind a heading and the logo suit any business: they may stay.
 */
export function samplesOf(copy: StarterCopy, kind: BusinessKind): string[] {
  return [...sampleTexts(copy, kind), homeDrawing(kind), aboutDrawing(kind)];
}

/**
 * Gives the texts of a starter site that say something about the business, which only its owner can know to be true:
 * all that its kind says in sentences, but for what stands in the samples of its collection.
 */
function sampleTexts({ kinds }: StarterCopy, kind: BusinessKind): string[] {
  const { title, description, summary, eyebrow, heading, text, offers, steps, list } = kinds[kind];
  const promises = steps.items.map((step) => step.text);
  const texts = [title, description, summary, eyebrow, heading, text, offers.description, offers.text];
  return [...new Set([...texts, ...promises, ...list])];
}
