import { Fragment, type Mark, type Node, type NodeSpec, Schema } from 'prosemirror-model';
import type { CopyKind } from '../../manifest/visit-copy';
import { type Passage, readCopy, writeCopy } from './copy-text';
import { areSame, haveSameMarks, type Sign, trimSigns } from './signs';

/** The node of a placeholder in a document, which cannot be entered. */
export const valueNode: NodeSpec = {
  group: 'inline',
  inline: true,
  atom: true,
  // The caret goes past it: whoever came upon it with an arrow would write over it.
  selectable: false,
  attrs: { written: {} },
  parseDOM: [{ tag: 'span[data-value]', getAttrs: (element) => ({ written: element.dataset.value }) }],
  toDOM: ({ attrs: { written } }) => ['span', { 'data-value': written }, written],
};

/**
 * The schema of documents of copy: paragraphs, items, headings and quotations, which hold words, values, bold, italic
 * and links.
 */
export const copySchema = new Schema({
  nodes: {
    doc: { content: 'paragraph+', attrs: { end: { default: '' } } },
    paragraph: {
      content: 'inline*',
      attrs: {
        mark: { default: null },
        begins: { default: false },
        source: { default: null },
        before: { default: null },
      },
      parseDOM: [{ tag: 'p', getAttrs: ({ dataset }) => ({ mark: dataset.mark ?? null }) }],
      toDOM: ({ attrs: { mark, begins } }) => [
        'p',
        mark ? { 'data-mark': mark, ...(begins && { 'data-begins': '' }) } : {},
        0,
      ],
      definingForContent: true,
    },
    text: { group: 'inline' },
    value: valueNode,
  },
  marks: {
    link: {
      attrs: { to: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[data-to]', getAttrs: (element) => ({ to: element.dataset.to }) }],
      toDOM: ({ attrs: { to } }) => ['a', { 'data-to': to, title: to }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
});

const { nodes, marks } = copySchema;

/** Makes the document of copy of a kind. */
export function documentOf(text: string, kind: CopyKind): Node {
  const { passages, end } = readCopy(text, kind);
  const content = passages.map(({ mark = null, begins, signs, source, before }) =>
    nodes.paragraph.create({ mark, begins, source, before }, runsOf(signs).map(nodeOf)),
  );
  return nodes.doc.create({ end }, content.length > 0 ? content : [nodes.paragraph.create()]);
}

/** Makes the document of copy in which somebody is typing: a blank at its end stays, for the next word. */
export function documentInWriting(text: string, kind: CopyKind): Node {
  const document = documentOf(text, kind);
  const [blanks = ''] = /(?<=\S)[^\S\n]*$/.exec(text) ?? [];
  return withBlanks(document, (index) => (index === document.childCount - 1 ? blanks : ''));
}

/** Gives a document with blanks at the ends of its paragraphs, which the copy does not have. */
function withBlanks(document: Node, blanksOf: (index: number) => string): Node {
  const paragraphs = document.children.map((paragraph, index) => {
    const blanks = blanksOf(index);
    return blanks === '' ? paragraph : paragraph.copy(paragraph.content.append(Fragment.from(copySchema.text(blanks))));
  });
  return document.copy(Fragment.from(paragraphs));
}

/** Writes a document as copy of a kind. */
export function copyOf(document: Node, kind: CopyKind): string {
  return writeCopy(passagesOf(document), kind, document.attrs.end);
}

/**
 * Gives a document as copy of a kind can write it: the same, or one with other marks, with braces that became a value, or with a
 * brace doubled. Undefined where a word would be lost.
 */
export function sayable(document: Node, kind: CopyKind): Node | undefined {
  const again = documentOf(copyOf(document, kind), kind);
  if (sayTheSame(document, again)) return document;
  if (wordsOf(saidBy(document)) !== wordsOf(saidBy(again))) return undefined;
  // What somebody has left at the ends of paragraphs goes only once all is read anew: the caret is found by what changes.
  if (again.childCount !== document.childCount) return again;
  return withBlanks(again, (index) => /[^\S\n]*$/.exec(document.child(index).textContent)?.[0] ?? '');
}

/** Tells whether two documents are the same copy, whatever blanks are at the ends of their paragraphs. */
export function sayTheSame(one: Node, other: Node): boolean {
  const [those, others] = [saidBy(one), saidBy(other)];
  return (
    those.length === others.length &&
    those.every(({ mark, signs }, index) => mark === others[index]?.mark && areSame(signs, others[index]?.signs ?? []))
  );
}

function saidBy(document: Node): Pick<Passage, 'mark' | 'signs'>[] {
  return passagesOf(document)
    .map(({ mark, signs }) => ({ mark, signs: trimSigns(signs) }))
    .filter(({ signs }) => signs.length > 0);
}

function wordsOf(passages: Pick<Passage, 'signs'>[]): string {
  const texts = passages.map(({ signs }) => signs.map(({ says }) => says).join(''));
  return texts.join('\n\n').replaceAll(/\{+/g, '{');
}

function passagesOf(document: Node): Passage[] {
  return document.children.map(({ attrs, children }) => ({
    mark: attrs.mark ?? undefined,
    begins: attrs.begins,
    signs: children.flatMap(signsOf),
    source: attrs.source ?? undefined,
    before: attrs.before ?? undefined,
  }));
}

function signsOf(node: Node): Sign[] {
  const to = marks.link.isInSet(node.marks)?.attrs.to as string | undefined;
  const own = {
    isStrong: marks.strong.isInSet(node.marks) !== undefined,
    isEm: marks.em.isInSet(node.marks) !== undefined,
    to,
  };
  if (node.type === nodes.value) return [{ ...own, says: String(node.attrs.written), isValue: true }];
  return [...(node.text ?? '')].map((says) => ({ ...own, says, isValue: false }));
}

/** Joins letters with the same marks; a value stays by itself. */
function runsOf(signs: readonly Sign[]): Sign[] {
  const runs: Sign[] = [];
  for (const sign of signs) {
    const last = runs.at(-1);
    if (last && !last.isValue && !sign.isValue && haveSameMarks(last, sign)) last.says += sign.says;
    else runs.push({ ...sign });
  }
  return runs;
}

function nodeOf({ says, isValue, ...marked }: Sign): Node {
  const all = documentMarks(marked);
  return isValue ? nodes.value.create({ written: says }, null, all) : copySchema.text(says, all);
}

/** Gives the marks of words in a document: their link, bold and italic. */
export function documentMarks({ isStrong, isEm, to }: Pick<Sign, 'isStrong' | 'isEm' | 'to'>): readonly Mark[] {
  return [
    ...(to === undefined ? [] : [marks.link.create({ to })]),
    ...(isStrong ? [marks.strong.create()] : []),
    ...(isEm ? [marks.em.create()] : []),
  ];
}
