import { Fragment, type Node } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { copySchema } from './copy-document';
import { pastedParagraphs } from './pasted-paragraphs';

const { marks, nodes } = copySchema;

/** The marks upon what is selected. */
export interface MarksHere {
  isStrong: boolean;
  isEm: boolean;
  to: string | undefined;
}

/** A text of elsewhere: its paragraphs, and no character is a mark. */
export function plainDocument(text: string): Node {
  const content = pastedParagraphs(text).map((words) =>
    nodes.paragraph.create(null, words ? copySchema.text(words) : null),
  );
  return nodes.doc.create(null, Fragment.from(content));
}

/** A value as plain words: its name in braces. */
export function valueWords({ attrs }: Node): string {
  return String(attrs.written);
}

/** Takes out what is selected. */
export function removeSelected(state: EditorState, send?: (transaction: Transaction) => void): boolean {
  send?.(state.tr.deleteSelection());
  return true;
}

/** Takes out the other one, too, where one of two braces before a value was: alone it would be doubled again. */
export function removeBrace(step: Transaction): Transaction {
  const { head } = step.selection;
  const from = step.doc.textBetween(head - 1, head) === '{' ? head - 1 : head;
  return step.delete(from, from + 1);
}

/** Writes a value in the place of what is selected. */
export function insertValue(name: string, state: EditorState, send?: (transaction: Transaction) => void): boolean {
  const value = state.schema.node('value', { written: `{${name}}` }, undefined, state.selection.$from.marks());
  send?.(state.tr.replaceSelectionWith(value, false).scrollIntoView());
  return true;
}

/** Makes a link of what is selected; where nothing is, of where it leads. */
export function linkTo(to: string): Command {
  return ({ doc, selection, tr }, send) => {
    const mark = marks.link.create({ to });
    if (selection.empty) send?.(tr.insert(selection.from, copySchema.text(to.replace(/^\w+:/, ''), [mark])));
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

/** Makes plain words of the links in the paragraphs that are selected. */
export const unlink: Command = ({ selection: { $from, $to }, tr }, send) => {
  send?.(tr.removeMark($from.start(), $to.end(), marks.link));
  return true;
};

/** The marks at the selection; those that are about to be typed count. */
export function marksOf({ selection: { $from, $to, empty }, storedMarks }: EditorState): MarksHere {
  const here = storedMarks ?? (empty ? $from.marks() : ($from.marksAcross($to) ?? []));
  const to = marks.link.isInSet(here)?.attrs.to as string | undefined;
  return { isStrong: marks.strong.isInSet(here) !== undefined, isEm: marks.em.isInSet(here) !== undefined, to };
}

/**
 * The step to another document: the caret stays where it was among what is the same in both, and goes behind what has
 * become something else around it.
 */
export function replaced({ doc, selection: { head }, tr }: EditorState, document: Node): Transaction {
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

/** What a document says: that its paragraphs were read from other characters is no difference. */
function wordsOf({ children }: Node): Fragment {
  return Fragment.from(children.map(({ type, content }) => type.create(null, content)));
}
