import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { languagesIn, type WrittenLanguage } from '../../manifest/languages';
import { pointerKeys } from '../../manifest/pointer';
import { AskedField } from '../controls/asked-field';
import { useDesk, useEditorState } from '../session/use-editor';
import { languagesToAdd, mainLanguageName, readLanguage, sayOffered, withLanguage } from '../translations/languages';
import { translationRows } from '../translations/texts-of-site';
import { languageName } from '../words/site-language';
import { LanguageView } from './language-view';
import { OutdatedRow } from './outdated-row';
import { TranslationField } from './translation-field';
import { useTexts, useWhere } from './use-translations';

/** The further languages of the site: what each is called, how far it is, who sees it; and one more. */
export function LanguagesView(): ReactNode {
  const { edits, selectedPlace } = useEditorState('edits', 'selectedPlace');
  const languages = languagesIn(edits.root);
  const [, tag, group, text] = pointerKeys(selectedPlace);
  const open = languages.find((one) => one.tag === tag);
  return (
    <>
      <p>
        The site is in {mainLanguageName(edits.root)}. In each further language it has a page once the title of that is
        translated, and what is not translated shows in {mainLanguageName(edits.root)}.
      </p>
      {open && group === 'texts' && text !== undefined && <OpenText language={open} text={text} />}
      {languages.map((language) => (
        <LanguageView key={language.tag} language={language} />
      ))}
      <NewLanguage />
    </>
  );
}

/** The text to which somebody was led: its translation, or what is to be decided about it. */
function OpenText({ language, text }: { language: WrittenLanguage; text: string }): ReactNode {
  const whereIs = useWhere();
  const rows = translationRows(language, useTexts(language.tag) ?? []);
  const row = rows.find((one) => one.text === text);
  if (row === undefined) return null;
  return (
    <ul className="hits translation-rows" aria-label="The text that is open">
      {row.state === 'outdated' ? (
        <OutdatedRow language={language} row={row} whereIs={whereIs} />
      ) : (
        <li>
          <bdi className="rewriting original">{text}</bdi>
          <TranslationField language={language} text={text} label={languageName(language)} />
        </li>
      )}
    </ul>
  );
}

/** The field that adds a language, which nobody else sees yet. */
function NewLanguage(): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState('edits');
  const [written, setWritten] = useState('');
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const { root } = editor.state().edits;
    const language = readLanguage(written, root);
    if (!language) {
      setProblem(sayUnknown(written));
      return;
    }
    const after = withLanguage(root, language);
    editor.change({ says: `${language.called} added`, place: '/languages', after });
    setWritten('');
  };
  return (
    <form className="new-name" onSubmit={add} noValidate>
      <AskedField
        label="One more language"
        value={written}
        problem={problem}
        write={(words) => {
          setWritten(words);
          setProblem(undefined);
        }}
        help="Only those who edit the site see it until you publish it."
        field={{ list: id }}
      />
      <datalist id={id}>
        {languagesToAdd(edits.root).map((language) => (
          <option key={language.tag} value={sayOffered(language)} />
        ))}
      </datalist>
      <button type="submit">Add this language</button>
    </form>
  );
}

function sayUnknown(written: string): string {
  return written.trim() === ''
    ? 'Write the name of a language, such as Kiswahili or French.'
    : 'The site has this language already, or nobody knows it by that name. Choose one of the list, or write its short name, such as sw.';
}
