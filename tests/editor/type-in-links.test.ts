import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { copyOf, documentOf } from '../../src/editor/copy/copy-document';
import { typeInLinks } from '../../src/editor/copy/type-in-links';

const text = 'See [our prices](/prices) now';

/** Gives the copy once some words of the text are selected and others typed over them, letter by letter. */
function typedOver(words: string, letters: string): string {
  let state = EditorState.create({ doc: documentOf(text, 'article') });
  const start = 'See our prices now'.indexOf(words) + 1;
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, start, start + words.length)));
  const typed = typeInLinks();
  for (const letter of letters) {
    const { from, to } = state.selection;
    state = state.apply(typed(state, from, to, letter) ?? state.tr.insertText(letter));
  }
  return copyOf(state.doc, 'article');
}

test.each([
  ['all words of a link', 'our prices', 'See [fees](/prices) now'],
  ['its last word', 'prices', 'See [our fees](/prices) now'],
  ['words before it', 'See', 'fees [our prices](/prices) now'],
  ['words behind it', 'now', 'See [our prices](/prices) fees'],
])('words that are typed over %s stand within the link where those stood there', (_, words, copy) => {
  expect(typedOver(words, 'fees')).toBe(copy);
});

test('words that are typed over a link and words beside it are no link of their own accord', () => {
  expect(typedOver('prices now', 'fees')).not.toContain('fees](');
});
