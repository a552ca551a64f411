import { type ReactNode, useState } from 'react';
import { Window } from './window';

/** Something that can be chosen. */
export interface Chosen {
  name: string;
  title: string;
  says?: string;
  /** The address of what it looks like. */
  picture?: string;
  /** What it looks like, where no picture says it. */
  drawn?: ReactNode;
  choose: () => void;
}

interface ChooserProps {
  title: string;
  choices: Chosen[];
  close: () => void;
}

/** The most choices that are listed at once; who wants another one searches for it. */
const mostListed = 100;

/** A window in which one thing is searched and chosen. */
export function Chooser({ title, choices, close }: ChooserProps): ReactNode {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = choices.filter(({ title: words, says = '' }) => `${words} ${says}`.toLowerCase().includes(wanted));
  return (
    <Window title={title} close={close}>
      <label className="search">
        <span>Search</span>
        <input
          type="search"
          dir="auto"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && wanted !== '' && found[0]?.choose()}
        />
      </label>
      {found.length === 0 && <p>Nothing is called that.</p>}
      <ul>
        {found.slice(0, mostListed).map(({ name, title: words, says, picture, drawn, choose }) => (
          <li key={name}>
            <button type="button" className="quiet" onClick={choose}>
              {picture && <img className="thumbnail" src={picture} alt="" loading="lazy" />}
              <strong>
                <bdi>{words}</bdi>
              </strong>
              {says && (
                <small>
                  <bdi>{says}</bdi>
                </small>
              )}
            </button>
            {drawn}
          </li>
        ))}
      </ul>
    </Window>
  );
}
