import { loadedWords, loadWordsOf } from '../words/loaded-words';
import { languageOf } from '../words/site-language';
import type { Editor } from './editor';

/** Has the site say the words of each language that it gets, once they are loaded. */
export function followLanguage(editor: Editor): void {
  let shownLanguage = languageOf(editor.state().edits.root);
  editor.subscribe(() => {
    const { root } = editor.state().edits;
    const language = languageOf(root);
    if (language === shownLanguage) return;
    shownLanguage = language;
    loadWordsOf(root).then(
      () => editor.tell({ kind: 'words', words: loadedWords() }),
      () => editor.announce('The words of this language could not be loaded. Save, then load this page again.'),
    );
  });
}
