import type { ReactNode } from 'react';
import type { Publication } from '../../edit-api/messages';

/** What stands between words for everybody and those for who knows git, as the workspace says them. */
const parting = ' For developers: ';

/** What is said first of a publication that ended well. */
export const firstWords: Partial<Record<Publication['state'], string>> = {
  published: 'Published.',
  kept: 'Kept, but not published yet.',
};

/** What was told of a publication, in words for whoever owns the site. */
export function wordsOf(says: string): string {
  return says.split(parting)[0] ?? says;
}

/** The same with some words more, before those for developers. */
export function withWords(says: string, more: string): string {
  const [words = says, ...advice] = says.split(parting);
  return [`${words} ${more}`, ...advice].join(parting);
}

/** What was told of a publication, and what else there is to say; what only developers understand comes last, in small print. */
export function Told({ says, children }: { says: string; children?: ReactNode }): ReactNode {
  const [words, advice] = says.split(parting);
  return (
    <>
      <p>{words}</p>
      {children}
      {advice !== undefined && <p className="hint">For developers: {advice}</p>}
    </>
  );
}
