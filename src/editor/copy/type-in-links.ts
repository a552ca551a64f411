import type { Mark, Node } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import { copySchema } from './copy-document';
import type { Sort } from './sort';

/**
 * Makes the handler that keeps words within a link which are typed over words of the link, even over its last one. A
 * link ends with its last word, so the new words would stand behind it otherwise.
 */
export function typeInLinks(): NonNullable<Sort['typed']> {
  let typed: { end: number; marks: readonly Mark[] } | undefined;
  return ({ doc, tr }, from, to, words) => {
    const marks = from < to ? marksOfLink(doc, from, to) : typed?.end === from ? typed.marks : undefined;
    typed = marks && { end: from + words.length, marks };
    if (!marks) return undefined;
    tr.replaceWith(from, to, copySchema.text(words, marks));
    return tr.setSelection(TextSelection.create(tr.doc, from + words.length));
  };
}

/** Gives the marks at the start of a range that lies in one link; undefined where it does not. */
function marksOfLink(doc: Node, from: number, to: number): readonly Mark[] | undefined {
  const links = new Set<Mark | undefined>();
  let first: readonly Mark[] | undefined;
  doc.nodesBetween(from, to, (node) => {
    if (!node.isInline) return;
    links.add(copySchema.marks.link?.isInSet(node.marks));
    first ??= node.marks;
  });
  const [link] = links;
  return links.size === 1 && link !== undefined ? first : undefined;
}
