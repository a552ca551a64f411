import { Fragment, type Node } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import type { LineMark } from '../../manifest/visit-copy';
import { copySchema } from './copy-document';

const { marks } = copySchema;

/** The marks at the selection, that of its line among them. */
export interface MarksHere {
  line: LineMark | undefined;
  isStrong: boolean;
  isEm: boolean;
  to: string | undefined;
}

/** Gives the placeholder of a value as text. */
export function valueWords({ attrs }: Node): string {
  return String(attrs.written);
}

/** Writes a document of copy as plain text: items with their signs, each on a line, and paragraphs apart. */
export function plainText({ children }: Node): string {
  let number = 0;
  const texts = children.map((paragraph, index) => {
    const { mark } = paragraph.attrs;
    number = mark === 'number' ? number + 1 : 0;
    const isNext = index > 0 && mark !== null && children[index - 1]?.attrs.mark === mark;
    const sign = mark === 'bullet' ? '- ' : mark === 'number' ? `${number}. ` : '';
    const words = paragraph.textBetween(0, paragraph.content.size, '', valueWords);
    return (index === 0 ? '' : isNext ? '\n' : '\n\n') + sign + words;
  });
  return texts.join('');
}

/** Deletes the selection. */
export function removeSelected(state: EditorState, send?: (transaction: Transaction) => void): boolean {
  send?.(state.tr.deleteSelection());
  return true;
}

/** Deletes the second of two braces before a value once the first is deleted, since printing would double it again. */
export function removeBrace(step: Transaction): Transaction {
  const { head } = step.selection;
  const from = step.doc.textBetween(head - 1, head) === '{' ? head - 1 : head;
  return step.delete(from, from + 1);
}

/** Puts a value in the place of the selection. */
export function insertValue(name: string, state: EditorState, send?: (transaction: Transaction) => void): boolean {
  const value = state.schema.node('value', { written: `{${name}}` }, undefined, state.selection.$from.marks());
  send?.(state.tr.replaceSelectionWith(value, false).scrollIntoView());
  return true;
}

/** Makes a command that links the selection to an address; where nothing is selected, it writes what that is called. */
export function linkSelection(to: string): Command {
  return ({ doc, selection, tr }, send) => {
    const mark = marks.link.create({ to });
    if (selection.empty) send?.(tr.insert(selection.from, copySchema.text(calledAs(to), [mark])));
    else {
      // Who selects by words takes the space after them, too.
      const words = doc.textBetween(selection.from, selection.to, ' ', ' ');
      const from = selection.from + words.length - words.trimStart().length;
      const end = selection.to - (words.length - words.trimEnd().length);
      send?.(tr.removeMark(selection.from, selection.to, marks.link).addMark(from, Math.max(from, end), mark));
    }
    return true;
  };
}

/** Writes an address as words: of a file its name and kind, `Price list (PDF)`. */
function calledAs(to: string): string {
  const [, name = '', ending = ''] = /^uploads\/(?:.*\/)?([^/]+)\.(\w+)$/.exec(to) ?? [];
  if (name === '') return to.replace(/^\w+:/, '');
  const words = name.replaceAll(/[-_]+/g, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} (${ending.toUpperCase()})`;
}

/** Takes the links out of the selected paragraphs; their words stay. */
export const unlink: Command = ({ selection: { $from, $to }, tr }, send) => {
  send?.(tr.removeMark($from.start(), $to.end(), marks.link));
  return true;
};

/** Gives the marks at the selection, with those that the next typed letter gets. */
export function marksAtSelection({ selection: { $from, $to, empty }, storedMarks }: EditorState): MarksHere {
  const here = storedMarks ?? (empty ? $from.marks() : ($from.marksAcross($to) ?? []));
  const to = marks.link.isInSet(here)?.attrs.to as string | undefined;
  const line = ($from.parent.attrs.mark as LineMark | null | undefined) ?? undefined;
  return { line, isStrong: marks.strong.isInSet(here) !== undefined, isEm: marks.em.isInSet(here) !== undefined, to };
}

/**
 * Makes the transaction to another document: the caret keeps its place in what is the same in both, and goes behind
 * what has changed around it.
 */
export function replaceDocument({ doc, selection: { head }, tr }: EditorState, document: Node): Transaction {
  const { size } = doc.content;
  tr.replaceWith(0, size, document.content);
  for (const [name, value] of Object.entries(document.attrs)) tr.setDocAttribute(name, value);
  const [words, others] = [wordsOf(doc), wordsOf(document)];
  const start = words.findDiffStart(others) ?? size;
  const end = words.findDiffEnd(others)?.a ?? 0;
  const isBefore = head <= start && head < end;
  const fromEnd = size - Math.max(head, end);
  const caret = isBefore ? head : document.content.size - fromEnd;
  return tr.setSelection(TextSelection.near(tr.doc.resolve(Math.max(0, caret))));
}

/** Gives the paragraphs of a document without their attributes, to compare words alone. */
function wordsOf({ children }: Node): Fragment {
  return Fragment.from(children.map(({ type, content }) => type.create(null, content)));
}
