import type { ReactNode } from 'react';
import { languagesIn } from '../../manifest/languages';
import { useDesk, useEditorState } from '../session/use-editor';
import { mainLanguageName } from '../translations/languages';
import { languageName } from '../words/site-language';

/** The languages in which the page can be shown. */
export function LanguageChoice(): ReactNode {
  const { editor } = useDesk();
  const { edits, language } = useEditorState('edits', 'language');
  const languages = languagesIn(edits.root);
  if (languages.length === 0) return null;
  const shownLanguage = languages.some(({ tag }) => tag === language) ? language : '';
  return (
    <select
      className="wide"
      aria-label="Language of the page"
      title="The language in which the page is shown"
      value={shownLanguage}
      onChange={({ target }) => editor.tell({ kind: 'language', language: target.value || undefined })}
    >
      <option value="">{mainLanguageName(edits.root)}</option>
      {languages.map((one) => (
        <option key={one.tag} value={one.tag} lang={one.tag}>
          {languageName(one)}
        </option>
      ))}
    </select>
  );
}
