/** A run of characters in a text that stands in site.json as it is: from `start` up to, not including, `end`. */
export interface Run {
  text: string;
  start: number;
  end: number;
}

/** Gives the run of all characters of a text. */
export function wholeRun(text: string): Run {
  return { text, start: 0, end: text.length };
}
