import { toggleMark } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { plainDocument } from './copy-commands';
import { copyOf, copySchema, documentInWriting, documentOf, sayable, sayTheSame } from './copy-document';
import type { Sort } from './sort';

const { marks } = copySchema;

/** The sort of copy: paragraphs with bold, italic, links and values. */
export const copySort: Sort = {
  schema: copySchema,
  documentOf,
  documentInWriting,
  textOf: copyOf,
  sayable,
  sayTheSame,
  pasted: plainDocument,
  gap: '\n\n',
  ownType: 'application/x-pagewright-copy',
  placeOf(text, caret) {
    const before = documentInWriting(text.slice(0, caret));
    return Math.min(documentInWriting(text).content.size, Math.max(1, before.content.size - 1));
  },
  keys: (askForLink) =>
    keymap({
      'Mod-b': toggleMark(marks.strong),
      'Mod-i': toggleMark(marks.em),
      'Mod-k': () => {
        askForLink();
        return true;
      },
    }),
};
