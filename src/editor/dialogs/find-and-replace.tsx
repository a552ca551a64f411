import { type FormEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { Pointer } from '../../manifest/pointer';
import type { Schema } from '../../manifest/schema';
import { keptPlaces } from '../find/kept-places';
import { hasWords, replaceRead } from '../find/read-hits';
import { allWords, usualWordsOf } from '../find/read-words';
import { Window } from '../frame/window';
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
  const { editor, registry } = useDesk();
  const { edits, shownWindow, now } = useEditorState('edits', 'shownWindow', 'now');
  const searchWords = shownWindow?.name === 'find' ? shownWindow.words : '';
  const [wanted, setWanted] = useState(searchWords);
  const [written, setWritten] = useState('');
  // Whoever comes with words has come to rewrite what says them: nothing is ticked.
  const [isTicked, setIsTicked] = useState(searchWords === '');
  const [others, setOthers] = useState<ReadonlySet<Pointer>>(new Set());
  const [done, setDone] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const [rewritten, setRewritten] = useState<ReadonlySet<Pointer>>(new Set());
  const spoken = { dir: 'auto', lang: useSiteLanguage() };
  const all = useMemo(() => {
    const schemaOf = (type: string): Schema | undefined => registry.blocks[type]?.schema;
    return [...allWords(edits.root, schemaOf), ...usualWordsOf(edits.root)];
  }, [edits.root, registry]);
  const says = (named: string): string => sayValue(named, edits.root, now);
  const hits = all.filter(({ isKept, ...words }) => !isKept && hasWords({ ...words, says }, wanted));
  const kept = wanted === '' ? [] : keptPlaces(edits.root, now, all, wanted);
  const isChosen = (place: Pointer): boolean => others.has(place) !== isTicked;
  const chosen = hits.filter(({ place }) => isChosen(place));
  const tickAll = (ticked: boolean): void => {
    setIsTicked(ticked);
    setOthers(new Set());
  };
  // What is being rewritten keeps its place in the list, whatever it says by then.
  const rows = all.filter((words) => rewritten.has(words.place) || hits.includes(words));
  const write = (): void => {
    const after = chosen.reduce((root, { place, ...words }) => {
      return putText(root, place, replaceRead({ ...words, says }, wanted, written));
    }, edits.root);
    const [first] = chosen;
    if (!first) return;
    const how = written === '' ? 'taken out' : `replaced by “${written}”`;
    const line = `“${wanted}” ${how} in ${placesWords(chosen.length)}`;
    editor.change({ says: line, place: first.place, after });
    // Whoever has replaced some words mostly goes on with others.
    setDone(line);
    setRewritten(new Set());
    field.current?.focus();
  };
  const replace = (event: FormEvent): void => {
    event.preventDefault();
    if (written !== '') write();
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
            {...spoken}
            ref={field}
            value={wanted}
            onChange={({ target }) => {
              setWanted(target.value);
              setRewritten(new Set());
              setDone(undefined);
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
            {...spoken}
            aria-describedby={hint}
            value={written}
            onChange={({ target }) => setWritten(target.value)}
          />
        </label>
        <p role="status">
          {done && `${done}. `}
          {wanted === ''
            ? 'Small and capital letters make no difference, and stay as they are.'
            : `${sayFound(hits.length, chosen.length)}${sayKept(kept.length)}`}
        </p>
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
              wanted={wanted}
              isChosen={isChosen(hit.place)}
              choose={() => setOthers(toggled(others, hit.place))}
              isRewritten={rewritten.has(hit.place)}
              rewrite={() => setRewritten(toggled(rewritten, hit.place))}
              lead={() => lead(hit.place)}
            />
          ))}
        </ul>
        <div className="actions">
          <button type="submit" className="main" disabled={chosen.length === 0 || written === ''}>
            Replace in {placesWords(chosen.length)}
          </button>
          {written === '' && chosen.length > 0 && (
            <button type="button" className="quiet" onClick={write}>
              Take the words out in {placesWords(chosen.length)}
            </button>
          )}
        </div>
        <p className="hint" id={hint}>
          {written === '' && chosen.length > 0 && 'To replace them, write other words in “Replace by” first.'}
        </p>
      </form>
      <KeptPlaces kept={kept} lead={lead} />
    </Window>
  );
}

/** The most places that are listed among those that stay. */
const mostKept = 30;

/** The places that have the words and are left alone, each with the way to it. */
function KeptPlaces({ kept, lead }: { kept: FoundPart[]; lead: (place: Pointer) => void }): ReactNode {
  if (kept.length === 0) return null;
  return (
    <>
      <h3>Stands here too, in or across a link, a value, a number or an address. Open it to change it there:</h3>
      <ul>
        {kept.slice(0, mostKept).map(({ pointer, title, within }) => (
          <li key={pointer}>
            <button type="button" className="quiet" onClick={() => lead(pointer)}>
              <bdi>{title}</bdi> <small>{within}</small>
            </button>
          </li>
        ))}
      </ul>
      {kept.length > mostKept && <p className="hint">{kept.length - mostKept} more: write more of the words.</p>}
    </>
  );
}

/** Says how many places have the words, and how many of these are ticked. */
function sayFound(found: number, chosen: number): string {
  if (chosen === found) return `Found in ${placesWords(found)}.`;
  return `Found in ${placesWords(found)}, ${chosen === 0 ? 'none ticked: tick those to change, or press “Rewrite” beside one' : `${chosen} ticked`}.`;
}

function sayKept(kept: number): string {
  return kept === 0 ? '' : ` It stands in ${placesWords(kept)} more, listed below.`;
}

function placesWords(count: number): string {
  return count === 1 ? '1 place' : `${count} places`;
}

function toggled(places: ReadonlySet<Pointer>, place: Pointer): ReadonlySet<Pointer> {
  const next = new Set(places);
  if (!next.delete(place)) next.add(place);
  return next;
}
