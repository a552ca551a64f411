import type { ReactNode } from 'react';
import type { WrittenLanguage } from '../../manifest/languages';
import { useEditorState } from '../session/use-editor';
import { formNames, ownWordsIn } from '../translations/own-words';
import { TranslationField } from './translation-field';

/** What the site itself says in a language, such as on its buttons and to who hears it. */
export function OwnWordsView({ language }: { language: WrittenLanguage }): ReactNode {
  // With the registry come the words of a language that was just added.
  const { edits, selectedPlace } = useEditorState('edits', 'selectedPlace', 'registry');
  const words = ownWordsIn(edits.root, language);
  const count = words.filter(({ says, usual }) => says !== '' || usual !== '').length;
  const isOpen = selectedPlace.startsWith(`${language.pointer}/words`);
  return (
    <details className="word-group" open={isOpen || undefined}>
      <summary>
        The site’s own words{' '}
        <small>
          ({count} of {words.length} translated)
        </small>
      </summary>
      {words.map((word) => (
        <TranslationField
          key={word.place}
          language={language}
          text={word.original}
          own={word}
          label={
            <>
              {word.original} {word.form !== undefined && <small>{formNames[word.form]}</small>}
            </>
          }
        />
      ))}
    </details>
  );
}
