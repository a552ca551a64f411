import type { SaidValue } from '../copy/value-chips';

/**
 * The text with a value in the place of the words that it says, the first that stand by themselves; nothing where the
 * text has the value, or none of its words.
 */
export function textFollowing(text: string, written: string, { says, called }: SaidValue): string | undefined {
  if (text.includes(written) || says === called || says === '') return undefined;
  for (let start = text.indexOf(says); start >= 0; start = text.indexOf(says, start + 1)) {
    const [before, after] = [text.slice(0, start), text.slice(start + says.length)];
    if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)) return before + written + after;
  }
  return undefined;
}
