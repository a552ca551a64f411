/** Whether git has written two versions of a text into it, each between marks: no line of JSON begins so. */
export function hasMarks(text: string): boolean {
  return /^[ \t]*<{7}/m.test(text);
}
