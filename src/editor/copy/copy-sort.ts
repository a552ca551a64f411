import { chainCommands, toggleMark } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { Command } from 'prosemirror-state';
import { type CopyKind, heldMarks, type LineMark } from '../../manifest/visit-copy';
import { plainText } from './copy-commands';
import { copyOf, copySchema, documentInWriting, documentOf, sayable, sayTheSame } from './copy-document';
import { goOn, leaveLine, toggleLine, typeLines } from './line-commands';
import { readPastedCopy } from './pasted';
import type { Sort } from './sort';
import { typeInLinks } from './type-in-links';

const { marks } = copySchema;

/** The keys that give a paragraph a line mark. */
const lineKeys: Readonly<Record<string, LineMark>> = {
  'Mod-Shift-7': 'number',
  'Mod-Shift-8': 'bullet',
  'Mod-Shift-9': 'quotation',
  'Mod-Shift-6': 'heading',
};

/** Makes the sort of a kind of copy: paragraphs and lines with bold, italic, links and values. */
export function copySort(kind: CopyKind): Sort {
  const lines = typeLines(kind);
  const inLinks = typeInLinks();
  const keysOfLines = Object.entries(lineKeys).filter(([, mark]) => heldMarks[kind].includes(mark));
  return {
    schema: copySchema,
    documentOf: (text) => documentOf(text, kind),
    documentInWriting: (text) => documentInWriting(text, kind),
    textOf: (document) => copyOf(document, kind),
    sayable: (document) => sayable(document, kind),
    sayTheSame,
    pasted: (clipboard) => readPastedCopy(clipboard, kind),
    plainOf: plainText,
    // Whatever it holds, another field may hold more.
    ownOf: (document) => copyOf(document, 'article'),
    placeOf(text, caret) {
      const before = documentInWriting(text.slice(0, caret), kind);
      return Math.min(documentInWriting(text, kind).content.size, Math.max(1, before.content.size - 1));
    },
    typed: (state, from, to, words) => lines.begin(state, from, to, words) ?? inLinks(state, from, to, words),
    keys: (askForLink) =>
      keymap({
        'Mod-b': toggleMark(marks.strong),
        'Mod-i': toggleMark(marks.em),
        'Mod-k': () => {
          askForLink();
          return true;
        },
        ...Object.fromEntries(keysOfLines.map(([keys, mark]): [string, Command] => [keys, toggleLine(mark)])),
        Enter: goOn,
        'Shift-Enter': goOn,
        Backspace: chainCommands(lines.takeBack, leaveLine),
      }),
  };
}
