import { type ReactNode, useId } from 'react';
import type { WrittenLanguage } from '../../manifest/languages';
import { ProblemsAt, useDescribed } from '../fields/input-parts';
import { shortened } from '../naming/parts';
import { useDesk, useEditorState } from '../session/use-editor';
import { languageName } from '../translations/languages';
import { type OwnWord, ownWordsIn, withOwnWord } from '../translations/own-words';

/** What the site itself says in a language, such as on its buttons and to who hears it. */
export function OwnWordsView({ language }: { language: WrittenLanguage }): ReactNode {
  const { edits, selectedPlace } = useEditorState('edits', 'selectedPlace');
  const words = ownWordsIn(edits.root, language);
  const done = words.filter(({ says }) => says !== '').length;
  const isOpen = selectedPlace.startsWith(`${language.pointer}/words`);
  return (
    <details className="word-group" open={isOpen || undefined}>
      <summary>
        The site’s own words{' '}
        <small>
          ({done} of {words.length} translated)
        </small>
      </summary>
      {words.map((word) => (
        <OwnWordField key={word.place} language={language} word={word} />
      ))}
    </details>
  );
}

/** The numbers for which a word has forms, as languages part them. */
const forms: Readonly<Record<string, string>> = {
  zero: 'for none',
  one: 'for 1',
  two: 'for 2',
  few: 'for a few',
  many: 'for many',
  other: 'for all others',
};

interface OwnWordFieldProps {
  language: WrittenLanguage;
  word: OwnWord;
}

function OwnWordField({ language, word: { original, says, form, place } }: OwnWordFieldProps): ReactNode {
  const { editor } = useDesk();
  const id = useId();
  const described = useDescribed(place, id);
  const write = (words: string): void => {
    const after = withOwnWord(editor.state().edits.root, place, words);
    editor.change({ says: `${languageName(language)}, “${shortened(original)}” translated`, place, after, key: place });
  };
  return (
    <div className="plain">
      <label htmlFor={id}>
        {original} {form !== undefined && <small>{forms[form]}</small>}
      </label>
      <input
        id={id}
        data-pointer={place}
        lang={language.tag}
        dir="auto"
        value={says}
        {...described}
        onChange={({ target }) => write(target.value)}
      />
      <ProblemsAt pointer={place} id={`${id}-problem`} />
    </div>
  );
}
