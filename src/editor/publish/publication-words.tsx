import type { ReactNode } from 'react';
import type { Publication } from '../../edit-api/messages';

/** The text between the words for everybody and those for people who know git, as the workspace writes it. */
const parting = ' For developers: ';

/** The first words on a publication that ended well, by its state. */
export const firstWords: Partial<Record<Publication['state'], string>> = {
  published: 'Published.',
  kept: 'Kept, but not published yet.',
  proposed: 'Proposed.',
};

/** Gives the words on a publication that are for the owner of the site. */
export function wordsForOwner(says: string): string {
  return says.split(parting)[0] ?? says;
}

/** Adds words to those on a publication, before those for developers. */
export function addWords(says: string, more: string): string {
  const [words = says, ...advice] = says.split(parting);
  return [`${words} ${more}`, ...advice].join(parting);
}

/** The words on a publication, and below them, in small print, those for developers. */
export function PublicationWords({ says, children }: { says: string; children?: ReactNode }): ReactNode {
  const [words, advice] = says.split(parting);
  return (
    <>
      <p>{words}</p>
      {children}
      {advice !== undefined && <p className="hint">For developers: {advice}</p>}
    </>
  );
}
