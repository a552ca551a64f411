import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { WrittenLanguage } from '../../manifest/languages';
import { useDesk, useEditorState, useSiteLanguage } from '../session/use-editor';
import type { TranslationRow } from '../translations/texts-of-site';
import { languageName } from '../words/site-language';
import { OutdatedRow } from './outdated-row';
import { TranslationField } from './translation-field';
import { usePlaces, useWhere } from './use-translations';

interface TranslationTableProps {
  language: WrittenLanguage;
  rows: readonly TranslationRow[];
  close: () => void;
}

/** The number of texts that are listed at first, and of those that are added at a time. */
const listedAtOnce = 60;

/** Texts, each with where it stands and the field of its translation, worked through by the keyboard. */
export function TranslationTable({ language, rows, close }: TranslationTableProps): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState('edits');
  const main = useSiteLanguage();
  const placeOf = usePlaces(edits.root);
  const whereIs = useWhere();
  const [most, setMost] = useState(listedAtOnce);
  const list = useRef<HTMLUListElement>(null);
  if (rows.length === 0) return <p>Nothing of that is left.</p>;
  return (
    <>
      <ul
        className="hits translation-rows"
        ref={list}
        aria-label={`Texts and what they say in ${languageName(language)}`}
      >
        {rows.slice(0, most).map((row) => {
          if (row.state === 'outdated')
            return <OutdatedRow key={row.place} language={language} row={row} whereIs={whereIs} />;
          const place = row.own ? undefined : placeOf(row.text);
          const where = row.own ? '' : whereIs(row.text);
          const lead = (): void => {
            close();
            editor.open(place ?? '');
          };
          return (
            <li key={row.place} data-state={row.state}>
              <div className="rewriting original">
                <bdi lang={main}>{row.text}</bdi>
                {place !== undefined && (
                  <button type="button" className="quiet" onClick={lead}>
                    <small>
                      {where}
                      {row.pages.size > 1 && `; shows on ${row.pages.size} pages`}
                    </small>
                  </button>
                )}
                {row.own && <small>{row.own.where}</small>}
              </div>
              <TranslationField
                language={language}
                text={row.text}
                own={row.own}
                label={
                  <>
                    <span className="unseen">{row.text}: </span>
                    {row.state === 'missing' ? 'Not translated yet' : languageName(language)}
                  </>
                }
                press={(event) => goOn(event, list.current)}
              />
            </li>
          );
        })}
      </ul>
      {rows.length > most && (
        <button type="button" className="more-texts" onClick={() => setMost(most + listedAtOnce)}>
          Show {Math.min(listedAtOnce, rows.length - most)} more of {rows.length - most}
        </button>
      )}
    </>
  );
}

/** Leads from a field to the next or the one before, where the key that is pressed does nothing else in it. */
function goOn(event: KeyboardEvent<HTMLTextAreaElement>, list: HTMLElement | null): void {
  const { key, shiftKey, currentTarget: field, nativeEvent } = event;
  if (nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
  const isAtEnd = field.selectionStart === field.value.length;
  const isAtStart = field.selectionEnd === 0;
  const step =
    key === 'Enter' && !shiftKey ? 1 : key === 'ArrowDown' && isAtEnd ? 1 : key === 'ArrowUp' && isAtStart ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const fields = [...(list?.querySelectorAll('textarea') ?? [])];
  const next = fields[fields.indexOf(field) + step];
  const more = step > 0 ? list?.parentElement?.querySelector<HTMLElement>('.more-texts') : undefined;
  (next ?? more)?.focus();
}
