import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { WrittenLanguage } from '../../manifest/languages';
import { ProblemsAt, useDescribed } from '../fields/input-parts';
import { useDesk } from '../session/use-editor';
import { placeOf, saidOf } from '../translations/texts-of-site';
import { translate } from './use-translations';

interface TranslationFieldProps {
  language: WrittenLanguage;
  /** The text as it is written, with its marks. */
  text: string;
  label: ReactNode;
  press?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** The field of what a language says of a text, with its marks as they are written, and what is wrong with that. */
export function TranslationField({ language, text, label, press }: TranslationFieldProps): ReactNode {
  const desk = useDesk();
  const id = useId();
  const place = placeOf(text, language.tag);
  const says = saidOf(text, language);
  const described = useDescribed(place, id);
  return (
    <div className="plain rewriting">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        data-pointer={place}
        lang={language.tag}
        dir="auto"
        rows={Math.min(8, Math.max(1, Math.ceil(Math.max(says.length, text.length) / lettersPerLine)))}
        value={says}
        {...described}
        onKeyDown={press}
        onChange={({ target }) => translate(desk, language, text, target.value)}
      />
      <ProblemsAt pointer={place} id={`${id}-problem`} />
    </div>
  );
}

const lettersPerLine = 48;
