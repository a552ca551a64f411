import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { WrittenLanguage } from '../../manifest/languages';
import type { Pointer } from '../../manifest/pointer';
import { ProblemsAt, useDescribed } from '../fields/input-parts';
import { useDesk, useEditorState } from '../session/use-editor';
import { exceptionOn, placeOfException } from '../translations/exceptions';
import type { OwnWord } from '../translations/own-words';
import { placeOf, saidOf } from '../translations/texts-of-site';
import { translate, translateOn } from './use-translations';

interface TranslationFieldProps {
  language: WrittenLanguage;
  /** The text as it is written, with its marks. */
  text: string;
  /** What is translated, where that is one of the site's own words. */
  own?: OwnWord | undefined;
  /** Where the text stands, where the field is beside its own. */
  translates?: Pointer | undefined;
  label: ReactNode;
  press?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** The field for the translation of a text, with its marks as they are written, and its problems. */
export function TranslationField({ language, text, own, ...props }: TranslationFieldProps): ReactNode {
  const desk = useDesk();
  return (
    <SayingField
      language={language}
      text={text}
      place={own?.place ?? placeOf(text, language.tag)}
      says={own?.says ?? saidOf(text, language)}
      usual={own?.usual}
      write={(says) => translate(desk, language, own ?? text, says)}
      {...props}
    />
  );
}

interface ExceptionFieldProps extends Pick<TranslationFieldProps, 'language' | 'text' | 'label'> {
  /** The path of the page, as its route has it. */
  page: string;
}

/**
 * The field for the translation of a text on one page alone; an empty one means the translation that it has elsewhere.
 */
export function ExceptionField({ language, text, page, label }: ExceptionFieldProps): ReactNode {
  const desk = useDesk();
  const { edits } = useEditorState('edits');
  return (
    <SayingField
      language={language}
      text={text}
      place={placeOfException(page, text, edits.root, language)}
      says={exceptionOn(page, text, language)?.says ?? ''}
      usual={saidOf(text, language)}
      write={(says) => translateOn(desk, language, { text, page, says })}
      label={label}
    />
  );
}

interface SayingFieldProps extends Omit<TranslationFieldProps, 'own'> {
  place: Pointer;
  says: string;
  usual?: string | undefined;
  write: (says: string) => void;
}

function SayingField(props: SayingFieldProps): ReactNode {
  const { language, text, translates, label, press, place, says, usual, write } = props;
  const id = useId();
  const described = useDescribed(place, id);
  const field = useRef<HTMLTextAreaElement>(null);
  const begin = (): void => {
    write(text);
    field.current?.focus();
  };
  return (
    <div className="plain rewriting">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        ref={field}
        data-pointer={place}
        data-translates={translates}
        lang={language.tag}
        dir="auto"
        rows={Math.min(8, Math.max(1, Math.ceil(Math.max(says.length, text.length) / lettersPerLine)))}
        value={says}
        placeholder={usual}
        {...described}
        onKeyDown={press}
        onChange={({ target }) => write(target.value)}
      />
      {says === '' && !usual && hasSigns.test(text) && (
        <button type="button" className="quiet" aria-describedby={id} onClick={begin}>
          Begin with the original
        </button>
      )}
      <ProblemsAt pointer={place} id={`${id}-problem`} />
    </div>
  );
}

/** What a translation has to keep letter for letter: names in braces, links, and what makes words bold. */
const hasSigns = /[{*]|\]\(/;

const lettersPerLine = 48;
