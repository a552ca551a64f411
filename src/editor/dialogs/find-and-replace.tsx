import { type FormEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { Window } from '../controls/window';
import { keptPlaces } from '../find/kept-places';
import { hasWords, replaceRead } from '../find/read-hits';
import { allWords, usualWordsOf } from '../find/read-words';
import { StillSays, useChangedOriginals } from '../languages/still-says';
import type { FoundPart } from '../naming/find-parts';
import { useDesk, useEditorState, useSiteLanguage } from '../session/use-editor';
import { sayValue } from '../words/say-text';
import { putText } from '../words/site-words';
import { Hit } from './hit';

/**
 * A search for words in all that is read on the site, and their replacement, in one step, at the places that are
 * ticked. Each can be rewritten by itself, too, where it is shown.
 */
export function FindAndReplace({ close }: { close: () => void }): ReactNode {
  const { editor } = useDesk();
  const { edits, shownWindow, now } = useEditorState('edits', 'shownWindow', 'now');
  const { words: searchWords, replacement: given = '' } = shownWindow?.name === 'find' ? shownWindow : { words: '' };
  const [query, setQuery] = useState(searchWords);
  const [replacement, setReplacement] = useState(given);
  // Whoever comes with words and none for their place has come to rewrite what says them: nothing is ticked.
  const [isTicked, setIsTicked] = useState(searchWords === '' || given !== '');
  const [others, setOthers] = useState<ReadonlySet<Pointer>>(new Set());
  const [outcome, setOutcome] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const [rewrittenPlaces, setRewrittenPlaces] = useState<ReadonlySet<Pointer>>(new Set());
  const changed = useChangedOriginals();
  const languageProps = { dir: 'auto', lang: useSiteLanguage() };
  const all = useMemo(() => [...allWords(edits.root), ...usualWordsOf(edits.root)], [edits.root]);
  const says = (placeholder: string): string => sayValue(placeholder, edits.root, now);
  const hits = all.filter(({ isKept, ...words }) => !isKept && hasWords({ ...words, says }, query));
  const keptHits = query === '' ? [] : keptPlaces(edits.root, now, all, query);
  const isChosen = (place: Pointer): boolean => others.has(place) !== isTicked;
  const chosenHits = hits.filter(({ place }) => isChosen(place));
  const tickAll = (ticked: boolean): void => {
    setIsTicked(ticked);
    setOthers(new Set());
  };
  // What is being rewritten keeps its place in the list, whatever it says by then.
  const rows = all.filter((words) => rewrittenPlaces.has(words.place) || hits.includes(words));
  const write = (): void => {
    const after = chosenHits.reduce((root, { place, ...words }) => {
      return putText(root, place, replaceRead({ ...words, says }, query, replacement));
    }, edits.root);
    const [first] = chosenHits;
    if (!first) return;
    const how = replacement === '' ? 'taken out' : `replaced by “${replacement}”`;
    const line = `“${query}” ${how} in ${placesWords(chosenHits.length)}`;
    editor.change({ says: line, place: first.place, after });
    // Whoever has replaced some words mostly goes on with others.
    setOutcome(line);
    setRewrittenPlaces(new Set());
    field.current?.focus();
  };
  const replace = (event: FormEvent): void => {
    event.preventDefault();
    if (replacement !== '') write();
  };
  const lead = (place: Pointer): void => {
    close();
    editor.open(place);
  };
  const hint = useId();
  return (
    <Window title="Find and replace" close={close}>
      <form className="fields" onSubmit={replace}>
        <label>
          Find
          <input
            {...languageProps}
            ref={field}
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              setRewrittenPlaces(new Set());
              setOutcome(undefined);
              tickAll(true);
            }}
            onKeyDown={(event) => {
              // Who looks for words presses Enter to find them, not to write others.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </label>
        <label>
          Replace by
          <input
            {...languageProps}
            aria-describedby={hint}
            value={replacement}
            onChange={({ target }) => setReplacement(target.value)}
          />
        </label>
        <p role="status">
          {outcome && `${outcome}. `}
          {query === ''
            ? 'Small and capital letters make no difference, and stay as they are.'
            : `${sayFound(hits.length, chosenHits.length)}${sayKept(keptHits.length)}`}
        </p>
        <StillSays changed={changed} isNamed />
        {hits.length > 1 && (
          <fieldset className="actions" aria-label="Which are ticked">
            <button type="button" onClick={() => tickAll(true)}>
              All
            </button>
            <button type="button" onClick={() => tickAll(false)}>
              None
            </button>
          </fieldset>
        )}
        <ul className="hits">
          {rows.map((hit) => (
            <Hit
              key={hit.place}
              hit={hit}
              query={query}
              isChosen={isChosen(hit.place)}
              choose={() => setOthers(toggled(others, hit.place))}
              isRewritten={rewrittenPlaces.has(hit.place)}
              rewrite={() => setRewrittenPlaces(toggled(rewrittenPlaces, hit.place))}
              lead={() => lead(hit.place)}
            />
          ))}
        </ul>
        <div className="actions">
          <button type="submit" className="main" disabled={chosenHits.length === 0 || replacement === ''}>
            Replace in {placesWords(chosenHits.length)}
          </button>
          {replacement === '' && chosenHits.length > 0 && (
            <button type="button" className="quiet" onClick={write}>
              Take the words out in {placesWords(chosenHits.length)}
            </button>
          )}
        </div>
        <p className="hint" id={hint}>
          {replacement === '' && chosenHits.length > 0 && 'To replace them, write other words in “Replace by” first.'}
        </p>
      </form>
      <KeptPlaces places={keptHits} lead={lead} />
    </Window>
  );
}

/** The most places that are listed among those that stay. */
const mostKept = 30;

/** The places that have the words and are left alone, each with the way to it. */
function KeptPlaces({ places, lead }: { places: FoundPart[]; lead: (place: Pointer) => void }): ReactNode {
  if (places.length === 0) return null;
  return (
    <>
      <h3>Stands here too, in or across a link, a value, a number or an address. Open it to change it there:</h3>
      <ul>
        {places.slice(0, mostKept).map(({ pointer, title, within }) => (
          <li key={pointer}>
            <button type="button" className="quiet" onClick={() => lead(pointer)}>
              <bdi>{title}</bdi> <small>{within}</small>
            </button>
          </li>
        ))}
      </ul>
      {places.length > mostKept && <p className="hint">{places.length - mostKept} more: write more of the words.</p>}
    </>
  );
}

/** Says how many places have the words, and how many of these are ticked. */
function sayFound(hitCount: number, chosenHits: number): string {
  if (chosenHits === hitCount) return `Found in ${placesWords(hitCount)}.`;
  return `Found in ${placesWords(hitCount)}, ${chosenHits === 0 ? 'none ticked: tick those to change, or press “Rewrite” beside one' : `${chosenHits} ticked`}.`;
}

function sayKept(count: number): string {
  return count === 0 ? '' : ` It stands in ${placesWords(count)} more, listed below.`;
}

function placesWords(count: number): string {
  return count === 1 ? '1 place' : `${count} places`;
}

function toggled(places: ReadonlySet<Pointer>, place: Pointer): ReadonlySet<Pointer> {
  const next = new Set(places);
  if (!next.delete(place)) next.add(place);
  return next;
}
