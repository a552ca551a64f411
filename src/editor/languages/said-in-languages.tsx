import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { languagesIn, type WrittenLanguage } from '../../manifest/languages';
import { isObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, parentPointer, valueAt } from '../../manifest/pointer';
import { translationOf } from '../session/panes';
import { useDesk, useEditorState } from '../session/use-editor';
import { exceptionOn } from '../translations/exceptions';
import { saidOf } from '../translations/texts-of-site';
import { languageName } from '../words/site-language';
import { StillSays, useChangedOriginals } from './still-says';
import { ExceptionField, TranslationField } from './translation-field';
import { useTextsOfPage } from './use-translations';

interface SaidInLanguagesProps {
  /** The place of a text, or of several paragraphs. */
  pointer: Pointer;
  label: string;
}

/**
 * What the languages of the site say of the text in a field: while the page is shown in one of them their fields, and
 * once the text was changed the question whether they still say the same.
 */
export function SaidInLanguages({ pointer, label }: SaidInLanguagesProps): ReactNode {
  const { edits, language, typedPlace } = useEditorState('edits', 'language', 'typedPlace');
  const shownTexts = useTextsOfPage();
  const here = useRef<HTMLDivElement>(null);
  const [amended, setAmended] = useState<readonly string[]>([]);
  const isWritten = useIsWritten(here, pointer);
  const changed = useChangedOriginals().filter(({ place }) => place === pointer || parentPointer(place) === pointer);
  const value = valueAt(edits.root, pointer);
  const texts = [value].flat();
  const translated = texts.flatMap((text, index): TranslatedText[] => {
    const isOpen = typeof text === 'string' && (shownTexts.has(text) || amended.includes(text));
    return isOpen ? [{ text, index, place: Array.isArray(value) ? memberPointer(pointer, index) : pointer }] : [];
  });
  const amend = (): void => {
    flushSync(() => setAmended(changed.map(({ to }) => to)));
    here.current?.querySelector('textarea')?.focus();
  };
  useLeadOn(here, pointer, language);
  return (
    <div ref={here} className="said-in-languages">
      {!isWritten && typedPlace !== pointer && <StillSays changed={changed} amend={amend} />}
      {translated.map(({ text, index, place }) =>
        languagesIn(edits.root).map((one) => {
          const paragraph = texts.length > 1 ? `, paragraph ${index + 1}` : '';
          return (
            <div key={`${one.tag} ${index}`}>
              <TranslationField
                language={one}
                text={text}
                translates={place}
                label={
                  <>
                    {languageName(one)}
                    {paragraph}
                    <span className="unseen">: {label}</span>
                  </>
                }
              />
              {one.tag === language && <OnThisPage language={one} text={text} label={`${label}${paragraph}`} />}
            </div>
          );
        }),
      )}
    </div>
  );
}

/** A text of a field that languages can say, with its place. */
interface TranslatedText {
  text: string;
  index: number;
  place: Pointer;
}

/** The translation of a text on the open page alone, where a language has one: its field, or a button that begins it. */
function OnThisPage({ language, text, label }: { language: WrittenLanguage; text: string; label: string }): ReactNode {
  const { edits, drawnPage } = useEditorState('edits', 'drawnPage');
  const [isAsked, setIsAsked] = useState(false);
  const route = valueAt(edits.root, drawnPage?.route ?? '');
  const page = isObject(route) && typeof route.path === 'string' ? route.path : undefined;
  if (page === undefined || saidOf(text, language) === '') return null;
  if (!isAsked && !exceptionOn(page, text, language)) {
    return (
      <button type="button" className="quiet" onClick={() => setIsAsked(true)}>
        Say it otherwise on this page alone<span className="unseen">: {label}</span>
      </button>
    );
  }
  return (
    <ExceptionField
      language={language}
      text={text}
      page={page}
      label={
        <>
          On this page alone<span className="unseen">: {label}</span>
        </>
      }
    />
  );
}

/** Leads on from the field of a text to that of its translation, where somebody came to it before this was loaded. */
function useLeadOn(here: RefObject<HTMLDivElement | null>, pointer: Pointer, language: string | undefined): void {
  const { editor } = useDesk();
  const lead = useEffectEvent(() => {
    const { selectedPlace } = editor.state();
    const field = translationOf(selectedPlace, here.current, language);
    const original = here.current?.closest('.plain')?.querySelector(`[data-pointer="${CSS.escape(pointer)}"]`);
    if (field && document.activeElement === original) field.focus();
  });
  useEffect(() => lead(), []);
}

/** Tells whether somebody is in the field of a place, which stands around an element. */
function useIsWritten(here: RefObject<HTMLElement | null>, pointer: Pointer): boolean {
  const [isWritten, setIsWritten] = useState(true);
  useEffect(() => {
    const field = here.current?.closest('.plain');
    const look = (target: EventTarget | Element | null): void =>
      setIsWritten(
        target instanceof Element &&
          field?.contains(target) === true &&
          target.closest('[data-pointer]')?.getAttribute('data-pointer') === pointer,
      );
    const enter = ({ target }: FocusEvent): void => look(target);
    const leave = ({ relatedTarget }: FocusEvent): void => look(relatedTarget);
    look(document.activeElement);
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
    };
  }, [here, pointer]);
  return isWritten;
}
