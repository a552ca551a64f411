import type { StarterCopy } from './copies';
import type { BusinessKind } from './kinds';

/**
 * Gives the texts of a starter site that say something about the business, which only its owner can know to be true:
 * all that its kind says in sentences, but for what stands in the samples of its collection.
 */
export function sampleTexts({ kinds }: StarterCopy, kind: BusinessKind): string[] {
  const { title, description, summary, eyebrow, heading, text, offers, steps, list } = kinds[kind];
  const promises = steps.items.map((step) => step.text);
  const texts = [title, description, summary, eyebrow, heading, text, offers.description, offers.text];
  return [...new Set([...texts, ...promises, ...list])];
}
