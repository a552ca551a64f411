import type { ReactNode } from 'react';

/** What stands between words for everybody and those for who knows git, as the workspace says them. */
const parting = ' For developers: ';

/** What was told of a publication, in words for whoever owns the site. */
export function wordsOf(says: string): string {
  return says.split(parting)[0] ?? says;
}

/** The same with some words more, before those for developers. */
export function withWords(says: string, more: string): string {
  const [words = says, ...advice] = says.split(parting);
  return [`${words} ${more}`, ...advice].join(parting);
}

/** What was told of a publication; what only developers understand stands apart, in small print. */
export function Told({ says }: { says: string }): ReactNode {
  const [words, advice] = says.split(parting);
  return (
    <>
      <p>{words}</p>
      {advice !== undefined && <p className="hint">For developers: {advice}</p>}
    </>
  );
}
