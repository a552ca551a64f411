import { contrast, leastContrast, luminance, mix } from './colors';

/** The number of steps of opacity in a colour of eight digits. */
const steps = 255;

/**
 * Gives a ground, as #rrggbbaa, that shows as much of a picture below as words upon it allow, whatever colour its
 * pixels have. A pixel makes the ground at most as light as white and as dark as black does, so these two decide.
 */
export function scrimOf(ground: string, words: string): string {
  for (let step = 0; step < steps; step++) {
    if (canBeRead(words, ground, step / steps)) return withOpacity(ground, step);
  }
  return withOpacity(ground, steps);
}

function canBeRead(words: string, ground: string, opacity: number): boolean {
  const ends = ['#000000', '#ffffff'].map((pixel) => mix(ground, pixel, opacity));
  const sides = new Set(ends.map((end) => luminance(end) < luminance(words)));
  // Browsers round what they mix in their own ways, by one step of a channel at most.
  return sides.size === 1 && ends.every((end) => contrast(words, end) >= leastContrast + 0.1);
}

function withOpacity(color: string, step: number): string {
  return color + step.toString(16).padStart(2, '0');
}
