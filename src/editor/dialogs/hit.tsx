import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import { pointerKeys } from '../../manifest/pointer';
import { usesOfValue } from '../drawing/count-uses';
import { WordsView } from '../fields/words-view';
import { readHits } from '../find/read-hits';
import type { ReadWords } from '../inputs/input-kind';
import { sayPlace } from '../naming/say-changed';
import { useEditorState, useSiteLanguage } from '../session/use-editor';
import { sayValue } from '../words/say-text';

interface HitProps {
  hit: ReadWords;
  query: string;
  isChosen: boolean;
  choose: () => void;
  isRewritten: boolean;
  /** Begins or ends rewriting it where it is shown. */
  rewrite: () => void;
  /** Opens its field. */
  lead: () => void;
}

/** A text that has the words of a search; it can be ticked, rewritten where it is shown, or opened. */
export function Hit({ hit, query, isChosen, choose, isRewritten, rewrite, lead }: HitProps): ReactNode {
  const { edits, now } = useEditorState('edits', 'now');
  const placeWords = sayPlace(edits.root, now, hit.place);
  return (
    <li>
      {isRewritten ? (
        <RewriteField hit={hit} label={placeWords} />
      ) : (
        <label>
          <input type="checkbox" checked={isChosen} onChange={choose} />
          <Sentence hit={hit} query={query} label={placeWords} />
        </label>
      )}
      <div className="actions">
        <button type="button" onClick={rewrite}>
          {isRewritten ? 'Done' : 'Rewrite'}
          <span className="unseen"> {placeWords}</span>
        </button>
        <button type="button" className="quiet" onClick={lead}>
          Open<span className="unseen"> {placeWords}</span>
        </button>
      </div>
    </li>
  );
}

function Sentence({ hit: { place, text, copy }, query, label }: { hit: ReadWords; query: string; label: string }) {
  const { edits, now } = useEditorState('edits', 'now');
  const language = useSiteLanguage();
  const { read, hits } = readHits({ text, copy, says: (placeholder) => sayValue(placeholder, edits.root, now) }, query);
  const [section, value = ''] = pointerKeys(place);
  const uses = section === 'values' ? usesOfValue(edits.root, value) : 0;
  const replacedHits = hits.filter(({ kind }) => kind !== 'kept');
  return (
    <span>
      <small>{label}</small>
      <bdi lang={language}>
        {replacedHits.map(({ start, end }, index) => (
          <Fragment key={start}>
            {read.slice(replacedHits[index - 1]?.end ?? 0, start)}
            <mark>{read.slice(start, end)}</mark>
          </Fragment>
        ))}
        {read.slice(replacedHits.at(-1)?.end ?? 0)}
      </bdi>
      {uses > 0 && <small>{uses === 1 ? 'Stands in 1 text.' : `Stands in ${uses} texts.`}</small>}
      {hits.some(({ kind }) => kind === 'emphasis') && <small>What is bold or italic in it becomes plain.</small>}
    </span>
  );
}

/** The field of a text in the list of the search; it takes the focus. */
function RewriteField({ hit: { place, text, copy }, label }: { hit: ReadWords; label: string }): ReactNode {
  const around = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => around.current?.querySelector<HTMLElement>('textarea, [role="textbox"]')?.focus(), []);
  return (
    <div ref={around} className="rewriting">
      <WordsView pointer={place} input={{ kind: 'words', of: copy ?? 'text' }} value={text} label={label} />
    </div>
  );
}
