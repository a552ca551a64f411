/** The most changes that the message of a publication lists. */
const mostNamed = 200;

/** Writes the message of a publication: the first change and the number of the others, then a list of them. */
export function messageOf(lines: string[]): string {
  const [first = 'The file laid out anew', ...others] = lines;
  if (others.length === 0) return first;
  const namedLines = lines.slice(0, mostNamed).map((line) => `- ${line}`);
  const rest = lines.length > mostNamed ? [`- and ${lines.length - mostNamed} more`] : [];
  const subject = others.length === 1 ? `${first}, and 1 more change` : `${first}, and ${others.length} more changes`;
  return [subject, '', ...namedLines, ...rest].join('\n');
}
