/** The same text as several hands would have written it: tabs, lines of two systems, blank lines, indents that are gone. */
export function byHand(text: string): string {
  return text
    .split('\n')
    .map((line, index) => {
      if (index % 7 === 3) return `${line.replaceAll('  ', '\t')}\r`;
      if (index % 11 === 5) return `${line}\n`;
      return index % 13 === 6 ? line.replace(/^ +/, '').replace('": ', '"  :') : line;
    })
    .join('\n');
}
