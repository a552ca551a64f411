import { type FormEvent, Fragment, type ReactNode, useId, useMemo, useState } from 'react';
import type { Pointer } from '../manifest/pointer';
import type { Schema } from '../manifest/schema';
import { sayPlace } from './fields/say-changed';
import { putText } from './fields/site-words';
import { sayValue } from './fields/value-choices';
import { keptPlaces } from './kept-places';
import type { FoundPart } from './outline/found';
import { hasWords, readHits, replaceRead } from './read-hits';
import { allWords, type ReadWords, usualWordsOf } from './read-words';
import { useSiteLanguage } from './site-language';
import { useDesk, useEditorState } from './use-editor';
import { Window } from './window';

/** Finds words in all that is read on the site, and writes others in their place: each place is shown, all of it is one step. */
export function FindAndReplace({ close }: { close: () => void }): ReactNode {
  const { editor, registry } = useDesk();
  const { edits } = useEditorState();
  const [wanted, setWanted] = useState('');
  const [written, setWritten] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const spoken = { dir: 'auto', lang: useSiteLanguage() };
  const all = useMemo(() => {
    const schemaOf = (type: string): Schema | undefined => registry.blocks[type]?.schema;
    return [...allWords(edits.root, schemaOf), ...usualWordsOf(edits.root)];
  }, [edits.root, registry]);
  const says = (named: string): string => sayValue(named, edits.root);
  const found = all.filter(({ isKept, ...words }) => !isKept && hasWords({ ...words, says }, wanted));
  const kept = wanted === '' ? [] : keptPlaces(edits.root, all, wanted);
  const chosen = found.filter(({ place }) => !left.has(place));
  const choose = (place: string): void => {
    const next = new Set(left);
    if (!next.delete(place)) next.add(place);
    setLeft(next);
  };
  const write = (): void => {
    const after = chosen.reduce((root, { place, ...words }) => {
      return putText(root, place, replaceRead({ ...words, says }, wanted, written));
    }, edits.root);
    const [first] = chosen;
    if (!first) return;
    const done = written === '' ? 'taken out' : `replaced by “${written}”`;
    const line = `“${wanted}” ${done} in ${placesWords(chosen.length)}`;
    editor.change({ says: line, place: first.place, after });
    close();
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
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
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
          {wanted === ''
            ? 'Words are found in capital and small letters; what replaces them follows.'
            : `${sayFound(found.length, chosen.length)}${sayKept(kept.length)}`}
        </p>
        {found.length > 1 && (
          <fieldset className="actions" aria-label="Which are ticked">
            <button type="button" onClick={() => setLeft(new Set())}>
              All
            </button>
            <button type="button" onClick={() => setLeft(new Set(found.map(({ place }) => place)))}>
              None
            </button>
          </fieldset>
        )}
        <ul className="hits">
          {found.map((hit) => (
            <Hit
              key={hit.place}
              hit={hit}
              wanted={wanted}
              isChosen={!left.has(hit.place)}
              choose={() => choose(hit.place)}
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
      <Kept kept={kept} lead={lead} />
    </Window>
  );
}

/** The most places that are listed and stay; who wants another one writes more of the words. */
const mostKept = 30;

/** The places where the words stand and are left alone, each with the way to it. */
function Kept({ kept, lead }: { kept: FoundPart[]; lead: (place: Pointer) => void }): ReactNode {
  if (kept.length === 0) return null;
  return (
    <>
      <h3>Stands here too, and is changed in its own place:</h3>
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

interface HitProps {
  hit: ReadWords;
  wanted: string;
  isChosen: boolean;
  choose: () => void;
  /** Leads to its field. */
  lead: () => void;
}

function Hit({ hit: { place, text, isCopy }, wanted, isChosen, choose, lead }: HitProps): ReactNode {
  const { edits } = useEditorState();
  const language = useSiteLanguage();
  const { read, hits } = readHits({ text, isCopy, says: (named) => sayValue(named, edits.root) }, wanted);
  const replaced = hits.filter(({ kind }) => kind !== 'kept');
  return (
    <li>
      <label>
        <input type="checkbox" checked={isChosen} onChange={choose} />
        <span>
          <small>{sayPlace(edits.root, place)}</small>
          <bdi lang={language}>
            {replaced.map(({ start, end }, index) => (
              <Fragment key={start}>
                {read.slice(replaced[index - 1]?.end ?? 0, start)}
                <mark>{read.slice(start, end)}</mark>
              </Fragment>
            ))}
            {read.slice(replaced.at(-1)?.end ?? 0)}
          </bdi>
          {hits.some(({ kind }) => kind === 'emphasis') && <small>What is bold or italic in it becomes plain.</small>}
        </span>
      </label>
      <button type="button" className="quiet" onClick={lead}>
        Open<span className="unseen"> {sayPlace(edits.root, place)}</span>
      </button>
    </li>
  );
}

/** Says in how many places words stand, and how many of these are ticked where not all are. */
function sayFound(found: number, chosen: number): string {
  return chosen === found ? `Found in ${placesWords(found)}.` : `Found in ${placesWords(found)}, ${chosen} ticked.`;
}

function sayKept(kept: number): string {
  return kept === 0 ? '' : ` It stands in ${placesWords(kept)} more, listed below.`;
}

function placesWords(count: number): string {
  return count === 1 ? '1 place' : `${count} places`;
}
