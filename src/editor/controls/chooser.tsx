import { type ReactNode, useEffect, useState } from 'react';
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
  makeChoices?: (search: string) => ChooserChoice[];
  /** What can be searched for besides names. */
  hint?: string;
  /** Is told the names of the choices that are listed, whenever others are. */
  onListed?: (names: string[]) => void;
  /** Further fields below the search. */
  children?: ReactNode;
}

/** The most choices that are listed at once. */
const mostListed = 100;

/** A window in which one choice is searched and made. */
export function Chooser({ title, choices, close, makeChoices, hint, onListed, children }: ChooserProps): ReactNode {
  const [search, setSearch] = useState('');
  const query = search.trim().toLowerCase();
  const matches = [...(makeChoices?.(search.trim()) ?? []), ...searchChoices(choices, query)];
  const listed = matches.slice(0, mostListed);
  const names = listed.map(({ name }) => name).join('\n');
  useEffect(() => onListed?.(names.split('\n')), [onListed, names]);
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
        {listed.map(({ name, title: words, says, drawing, sample, choose }) => (
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

/**
 * Gives the choices that hold all words of a query, best first: by their title, by their everyday names, by a part of
 * the title, by their description. Where none holds all words, it gives those that hold most.
 */
export function searchChoices<Choice extends Pick<ChooserChoice, 'title' | 'says' | 'words'>>(
  choices: readonly Choice[],
  query: string,
): Choice[] {
  const whole = query.trim().toLowerCase();
  const terms = whole.split(/\s+/).filter((term) => term !== '');
  if (terms.length === 0) return [...choices];
  const ranked = choices.map((choice) => {
    const all = wordsOf(choice);
    const matches = terms.filter((term) => (term.length < 3 ? isWordIn(all, term) : all.includes(term))).length;
    return { choice, matches, rank: rankOf(choice, whole, terms) };
  });
  const most = Math.max(...ranked.map(({ matches }) => matches));
  if (most === 0) return [];
  const best = ranked.filter(({ matches }) => matches === most);
  return best.sort((one, other) => one.rank - other.rank).map(({ choice }) => choice);
}

function wordsOf({ title, says = '', words = '' }: Pick<ChooserChoice, 'title' | 'says' | 'words'>): string {
  return `${title} ${words} ${says}`.toLowerCase();
}

/** Tells how well a choice fits a query: the less, the better. */
function rankOf({ title, words = '' }: Pick<ChooserChoice, 'title' | 'words'>, whole: string, terms: string[]): number {
  const name = title.toLowerCase();
  if (name === whole) return 0;
  if (name.startsWith(whole)) return 1;
  const names = words.toLowerCase().split(', ');
  const at = names.indexOf(whole);
  if (at >= 0) return 2 + at / names.length;
  if (terms.every((term) => isWordIn(name, term))) return 3;
  if (terms.every((term) => name.includes(term))) return 4;
  return terms.every((term) => isWordIn(`${name} ${words.toLowerCase()}`, term)) ? 5 : 6;
}

/** Tells whether a word of a text begins with some letters. */
function isWordIn(text: string, start: string): boolean {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => word.startsWith(start));
}

function sayMore(count: number): string {
  return `${count.toLocaleString('en')} more: write a part of the name.`;
}
