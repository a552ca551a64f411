import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { languagesIn } from '../../manifest/languages';
import { type Pointer, valueAt } from '../../manifest/pointer';
import { useEditorState } from '../session/use-editor';
import { languageName } from '../translations/languages';
import { StillSays, useChangedOriginals } from './still-says';
import { TranslationField } from './translation-field';
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
  const shown = useTextsOfPage();
  const here = useRef<HTMLDivElement>(null);
  const isWritten = useIsWritten(here, pointer);
  const changed = useChangedOriginals().filter(({ place }) => place === pointer || parentOf(place) === pointer);
  const value = valueAt(edits.root, pointer);
  const texts = [value].flat().filter((text) => typeof text === 'string');
  const translated = language === undefined ? [] : texts.filter((text) => shown.has(text));
  return (
    <div ref={here} className="said-in-languages">
      {!isWritten && typedPlace !== pointer && <StillSays changed={changed} />}
      {translated.map((text, index) =>
        languagesIn(edits.root).map((one) => (
          <TranslationField
            key={`${one.tag} ${index}`}
            language={one}
            text={text}
            label={
              <>
                {languageName(one)}
                {texts.length > 1 && `, paragraph ${texts.indexOf(text) + 1}`}
                <span className="unseen">: {label}</span>
              </>
            }
          />
        )),
      )}
    </div>
  );
}

function parentOf(place: Pointer): Pointer {
  return place.slice(0, place.lastIndexOf('/'));
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
