import { Fragment, type Node, Slice } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { type CopyKind, heldMarks, type LineMark } from '../../manifest/visit-copy';
import { copySchema, documentOf } from './copy-document';
import { readHtml } from './pasted-html';
import { pastedParagraphs } from './pasted-paragraphs';
import type { Clipboard, DroppedPart, Pasted } from './sort';

const { paragraph, doc } = copySchema.nodes;

/** Reads what is pasted into copy of a kind: from another such field, or from elsewhere, as that looked there. */
export function readPastedCopy({ own, html, plain }: Clipboard, kind: CopyKind): Pasted {
  if (own !== '') return fitted(documentOf(own, 'article').children, kind, []);
  const { paragraphs, leftOut } = html === '' ? { paragraphs: [], leftOut: [] } : readHtml(html);
  const isFormed = paragraphs.some(
    ({ attrs, children }) => attrs.mark !== null || children.some((one) => one.marks[0]),
  );
  if (isFormed) return fitted(withLists(paragraphs), kind, leftOut);
  return fitted(withLists(plainParagraphs(plain)), kind, leftOut);
}

/** Gives the paragraphs of a text from elsewhere, in which no character is a mark. */
function plainParagraphs(text: string): Node[] {
  return pastedParagraphs(text).map((words) => paragraph.create(null, words ? copySchema.text(words) : null));
}

/**
 * Gives paragraphs as copy of a kind allows them: a heading or a quotation loses its mark, which `leftOut` notes, and an
 * item of a list keeps its sign as text.
 */
function fitted(paragraphs: readonly Node[], kind: CopyKind, left: Iterable<DroppedPart>): Pasted {
  const leftOut = new Set(left);
  let number = 0;
  const content = paragraphs.map((one) => {
    const { mark } = one.attrs as { mark: LineMark | null };
    number = mark === 'number' ? number + 1 : 0;
    if (mark === null || heldMarks[kind].includes(mark)) return one;
    if (mark === 'heading' || mark === 'quotation') {
      leftOut.add(mark);
      return paragraph.create(null, one.content);
    }
    const sign = copySchema.text(mark === 'bullet' ? '• ' : `${number}. `);
    return paragraph.create(null, Fragment.from(sign).append(one.content));
  });
  return { document: doc.create(null, content.length > 0 ? content : [paragraph.create()]), leftOut };
}

/** Makes items of the paragraphs that begin with the sign of one: a bullet, dashes or numbers below each other. */
function withLists(paragraphs: readonly Node[]): Node[] {
  const signs = paragraphs.map(({ attrs, firstChild }) => {
    return attrs.mark === null ? (/^(?:[•▪■◦●‣⁃]|-|\d{1,3}[.)])\s+(?=\S)/.exec(firstChild?.text ?? '')?.[0] ?? '') : '';
  });
  let number = 0;
  return paragraphs.map((one, index) => {
    const sign = signs[index] ?? '';
    const isDash = (other: string | undefined): boolean => other?.startsWith('-') === true;
    const next = Number.parseInt(signs[index + 1] ?? '', 10);
    const signNumber = Number.parseInt(sign, 10);
    number = signNumber === number + 1 && (number > 0 || next === 2) ? signNumber : 0;
    const isItem = isDash(sign) ? isDash(signs[index - 1]) || isDash(signs[index + 1]) : !/^\d/.test(sign);
    if (sign === '' || (number === 0 && !isItem)) return one;
    return paragraph.create({ mark: number > 0 ? 'number' : 'bullet' }, one.content.cut(sign.length));
  });
}

/** Puts what is pasted in the place of the selection; into the words of a paragraph go those of its first one. */
export function putPasted({ selection, tr }: EditorState, { content }: Node): Transaction {
  const { $from } = selection;
  const first = content.firstChild?.attrs.mark ?? null;
  const isWithin = $from.parentOffset > 0;
  tr.replaceSelection(new Slice(content, isWithin && first !== null ? 0 : 1, 1));
  if (!isWithin && first !== null) tr.setNodeMarkup($from.before(), undefined, { mark: first });
  return tr.scrollIntoView();
}
