import { loadedWords, loadWordsOf } from '../words/loaded-words';
import { languageTagsOf } from '../words/site-language';
import type { Editor } from './editor';

/** Loads the words of each language that the site gets, and composes the site with them. */
export function followLanguage(editor: Editor): void {
  let knownTags = languageTagsOf(editor.state().edits.root).join();
  editor.subscribe(() => {
    const { root } = editor.state().edits;
    const languages = languageTagsOf(root).join();
    if (languages === knownTags) return;
    knownTags = languages;
    const before = loadedWords();
    loadWordsOf(root).then(
      () => loadedWords() !== before && editor.tell({ kind: 'words', words: loadedWords() }),
      () => editor.announce('The words of this language could not be loaded. Save, then load this page again.'),
    );
  });
}
