import { type FormEvent, type ReactNode, useState } from 'react';
import type { Json, JsonObject } from '../manifest/manifest';
import { set } from '../manifest/operations';
import { sayPlace } from './fields/say-changed';
import { type ReadWords, readWords } from './read-words';
import { replaceWords, wordsPattern } from './replace-words';
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
  const all = wanted === '' ? [] : [...readWords(edits.root, (type) => registry.blocks[type]?.schema)];
  const found = all.filter(({ text }) => wordsPattern(wanted).test(text));
  const chosen = found.filter(({ place }) => !left.has(place));
  const choose = (place: string): void => {
    const next = new Set(left);
    if (!next.delete(place)) next.add(place);
    setLeft(next);
  };
  const replace = (event: FormEvent): void => {
    event.preventDefault();
    const after = chosen.reduce<Json>(
      (root, { place, text }) => set(root, place, replaceWords(text, wanted, written)),
      edits.root,
    );
    const [first] = chosen;
    if (!first) return;
    const says = `“${wanted}” replaced by “${written}” in ${placesWords(chosen.length)}`;
    editor.change({ says, place: first.place, after: after as JsonObject });
    close();
  };
  return (
    <Window title="Find and replace" close={close}>
      <form className="fields" onSubmit={replace}>
        <label>
          Find
          <input {...spoken} value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </label>
        <label>
          Replace by
          <input {...spoken} value={written} onChange={({ target }) => setWritten(target.value)} />
        </label>
        <p role="status">
          {wanted === ''
            ? 'Words are found in capital and small letters; what replaces them follows.'
            : `Found in ${placesWords(found.length)}.`}
        </p>
        <ul className="hits">
          {found.map((hit) => (
            <Hit
              key={hit.place}
              hit={hit}
              wanted={wanted}
              isChosen={!left.has(hit.place)}
              choose={() => choose(hit.place)}
              lead={() => {
                close();
                editor.open(hit.place);
              }}
            />
          ))}
        </ul>
        <button type="submit" className="main" disabled={chosen.length === 0}>
          Replace in {placesWords(chosen.length)}
        </button>
      </form>
    </Window>
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

function Hit({ hit: { place, text }, wanted, isChosen, choose, lead }: HitProps): ReactNode {
  const { edits } = useEditorState();
  const language = useSiteLanguage();
  const [before = '', ...others] = text.split(wordsPattern(wanted));
  const found = text.match(wordsPattern(wanted)) ?? [];
  return (
    <li>
      <label>
        <input type="checkbox" checked={isChosen} onChange={choose} />
        <span>
          <small>{sayPlace(edits.root, place)}</small>
          <bdi lang={language}>
            {before}
            {others.map((after, index) => (
              <span key={index}>
                <mark>{found[index]}</mark>
                {after}
              </span>
            ))}
          </bdi>
        </span>
      </label>
      <button type="button" className="quiet" onClick={lead}>
        Open<span className="unseen"> {sayPlace(edits.root, place)}</span>
      </button>
    </li>
  );
}

function placesWords(count: number): string {
  return count === 1 ? '1 place' : `${count} places`;
}
