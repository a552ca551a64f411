import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react';
import type { Pointer } from '../manifest/pointer';
import type { Schema } from '../manifest/schema';
import { sayPlace } from './fields/say-changed';
import { sayValue } from './fields/say-text';
import { putText } from './fields/site-words';
import { keptPlaces } from './kept-places';
import type { FoundPart } from './outline/found';
import { hasWords, readParts, replaceRead } from './read-parts';
import { allWords, type ReadWords, usualWordsOf } from './read-words';
import { wordsPattern } from './replace-words';
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
  const isFound = ({ text, isCopy, isKept }: ReadWords): boolean => !isKept && hasWords(text, isCopy === true, wanted);
  const found = wanted === '' ? [] : all.filter(isFound);
  const hits = new Set(found.map(({ place }) => place));
  const kept = wanted === '' ? [] : keptPlaces(edits.root, all, wanted).filter(({ pointer }) => !hits.has(pointer));
  const chosen = found.filter(({ place }) => !left.has(place));
  const choose = (place: string): void => {
    const next = new Set(left);
    if (!next.delete(place)) next.add(place);
    setLeft(next);
  };
  const write = (): void => {
    const after = chosen.reduce((root, { place, text, isCopy }) => {
      return putText(root, place, replaceRead(text, isCopy === true, wanted, written));
    }, edits.root);
    const [first] = chosen;
    if (!first) return;
    const done = written === '' ? 'taken out' : `replaced by “${written}”`;
    const says = `“${wanted}” ${done} in ${placesWords(chosen.length)}`;
    editor.change({ says, place: first.place, after });
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
  return (
    <li>
      <label>
        <input type="checkbox" checked={isChosen} onChange={choose} />
        <span>
          <small>{sayPlace(edits.root, place)}</small>
          <bdi lang={language}>
            {readParts(text, isCopy === true, (named) => sayValue(named, edits.root)).map(
              ({ written, reads }, index) => (
                <span key={index}>{reads ?? <Marked text={written} wanted={wanted} />}</span>
              ),
            )}
          </bdi>
        </span>
      </label>
      <button type="button" className="quiet" onClick={lead}>
        Open<span className="unseen"> {sayPlace(edits.root, place)}</span>
      </button>
    </li>
  );
}

/** Words with those among them marked that are looked for. */
function Marked({ text, wanted }: { text: string; wanted: string }): ReactNode {
  const [before = '', ...others] = text.split(wordsPattern(wanted));
  const found = text.match(wordsPattern(wanted)) ?? [];
  return (
    <>
      {before}
      {others.map((after, index) => (
        <span key={index}>
          <mark>{found[index]}</mark>
          {after}
        </span>
      ))}
    </>
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
