/** A time in the words of whoever reads it, to the second: versions may lie that close together. */
export function timeInWords(time: string): string {
  return new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
}
