import { type ReactNode, useState } from 'react';
import { Window } from './window';

/** A choice of a chooser. */
export interface ChooserChoice {
  name: string;
  title: string;
  says?: string;
  /** Other names of it, which are searched and not shown. */
  words?: string;
  /** Its drawing beside its words. */
  drawing?: ReactNode;
  /** A sample of it below its words; nothing in that can be pressed. */
  sample?: ReactNode;
  choose: () => void;
}

interface ChooserProps {
  title: string;
  choices: ChooserChoice[];
  close: () => void;
  /** Gives further choices that are made of the words of the search. */
  made?: (search: string) => ChooserChoice[];
  /** What can be searched for besides names. */
  hint?: string;
  /** Further fields below the search. */
  children?: ReactNode;
}

/** The most choices that are listed at once. */
const mostListed = 100;

/** A window in which one choice is searched and made. */
export function Chooser({ title, choices, close, made, hint, children }: ChooserProps): ReactNode {
  const [search, setSearch] = useState('');
  const query = search.trim().toLowerCase();
  const matches = [...(made?.(search.trim()) ?? []), ...searchChoices(choices, query)];
  const isDrawn = matches.some(({ drawing }) => drawing !== undefined);
  return (
    <Window title={title} close={close}>
      <label className="search">
        <span>Search</span>
        {hint && <small>{hint}</small>}
        <input
          type="search"
          dir="auto"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || query === '') return;
            // What was pressed to open this window has the focus again, and would take the same press for itself.
            event.preventDefault();
            matches[0]?.choose();
          }}
        />
      </label>
      {children}
      {matches.length === 0 && <p>Nothing is called that.</p>}
      <ul className={isDrawn ? 'drawn' : undefined}>
        {matches.slice(0, mostListed).map(({ name, title: words, says, drawing, sample, choose }) => (
          <li key={name}>
            <button type="button" className="quiet" onClick={choose}>
              {drawing}
              <strong>
                <bdi>{words}</bdi>
              </strong>
              {says && (
                <small>
                  <bdi>{says}</bdi>
                </small>
              )}
            </button>
            {sample}
          </li>
        ))}
      </ul>
      <p role="status" className="hint">
        {matches.length > mostListed && sayMore(matches.length - mostListed)}
      </p>
    </Window>
  );
}

/** Gives the choices whose words hold `query`, in small letters; those whose titles do come first. */
export function searchChoices<Choice extends Pick<ChooserChoice, 'title' | 'says' | 'words'>>(
  choices: readonly Choice[],
  query: string,
): Choice[] {
  const has = (words: string): boolean => words.toLowerCase().includes(query);
  const titleMatches = choices.filter(({ title, says = '', words = '' }) => has(`${title} ${says} ${words}`));
  return [...titleMatches.filter(({ title }) => has(title)), ...titleMatches.filter(({ title }) => !has(title))];
}

function sayMore(count: number): string {
  return `${count.toLocaleString('en')} more: write a part of the name.`;
}
