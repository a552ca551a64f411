/** Shortens words to what fits into a title. */
export function shortened(words: string): string {
  return words.length > 48 ? `${words.slice(0, 47)}…` : words;
}
