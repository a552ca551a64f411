import { keymap } from 'prosemirror-keymap';
import { type Node, Schema } from 'prosemirror-model';
import { readSpans } from '../../manifest/spans';
import { valueWords } from './copy-commands';
import { valueNode } from './copy-document';
import { beforeValue } from './signs';
import type { Pasted, Sort } from './sort';

/** The schema of documents of plain text: lines of words and values, with their white space. */
const plainSchema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'inline*', whitespace: 'pre', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    text: { group: 'inline' },
    value: valueNode,
  },
});

const { nodes } = plainSchema;

/** The sort of plain text in several lines, letter for letter as in the file, with values. */
export const linesSort: Sort = {
  schema: plainSchema,
  documentOf,
  documentInWriting: documentOf,
  textOf,
  sayable(document) {
    const again = documentOf(textOf(document));
    return again.eq(document) ? document : again;
  },
  sayTheSame: (one, other) => one.eq(other),
  pasted: ({ plain }) => pasted(documentOf(plain.replaceAll(/\r\n?/g, '\n'))),
  plainOf: (document) => document.textBetween(0, document.content.size, '\n', valueWords),
  placeOf,
  keys: () => keymap({}),
};

/** The sort of plain text on one line: Enter writes nothing, and a line break that comes in another way is a blank. */
export const lineSort: Sort = {
  ...linesSort,
  sayable: (document) => linesSort.sayable(document.childCount > 1 ? onOneLine(textOf(document)) : document),
  // What a word processor puts on the clipboard ends with a line end.
  pasted: ({ plain }) => pasted(onOneLine(plain.replace(/[\r\n]+$/, ''))),
  keys: () => keymap({ Enter: () => true, 'Mod-Enter': () => true, 'Shift-Enter': () => true }),
};

function pasted(document: Node): Pasted {
  return { document, leftOut: new Set() };
}

function onOneLine(text: string): Node {
  return documentOf(text.replaceAll(/\s*[\r\n]+\s*/g, ' '));
}

function documentOf(text: string): Node {
  return nodes.doc.create(
    null,
    text.split('\n').map((line) => nodes.paragraph.create(null, partsOf(line))),
  );
}

function partsOf(line: string): Node[] {
  return readSpans(line, undefined).map(({ kind, start, end }) => {
    const written = line.slice(start, end);
    return kind === 'placeholder' ? nodes.value.create({ written }) : plainSchema.text(written);
  });
}

function textOf(document: Node): string {
  return document.children.map(lineOf).join('\n');
}

function lineOf({ children }: Node): string {
  return children.reduce((line, part) => (part.isText ? line : beforeValue(line)) + writtenOf(part), '');
}

function writtenOf(part: Node): string {
  return part.text ?? String(part.attrs.written);
}

function placeOf(text: string, caret: number): number {
  const before = text.slice(0, caret).split('\n');
  const document = documentOf(text);
  let place = 1;
  for (const line of document.children.slice(0, before.length - 1)) place += line.nodeSize;
  let left = before.at(-1)?.length ?? 0;
  for (const part of document.child(before.length - 1).children) {
    const { length } = writtenOf(part);
    // Within a name, the caret goes on behind it.
    place += left < length && part.isText ? left : left > 0 ? part.nodeSize : 0;
    left = Math.max(0, left - length);
  }
  return place;
}
