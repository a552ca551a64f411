/** Tells whether a text has conflict marks of git: no line of JSON begins so. */
export function hasMarks(text: string): boolean {
  return /^[ \t]*<{7}/m.test(text);
}
