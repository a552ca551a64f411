import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { removeBrace, replaceDocument } from '../../src/editor/copy/copy-commands';
import * as documents from '../../src/editor/copy/copy-document';
import { goOn, toggleLine } from '../../src/editor/copy/line-commands';
import { readPastedCopy } from '../../src/editor/copy/pasted';
import { readWords } from '../../src/editor/find/read-words';
import { asManifest } from '../../src/manifest/manifest';
import { heldMarks, type LineMark } from '../../src/manifest/visit-copy';
import { fewByDay, isLong } from '../is-long';
import { root } from '../project';

const { copySchema, sayTheSame } = documents;
const documentOf = (text: string): Node => documents.documentOf(text, 'article');
const documentInWriting = (text: string): Node => documents.documentInWriting(text, 'article');
const copyOf = (document: Node): string => documents.copyOf(document, 'article');
const sayable = (document: Node): Node | undefined => documents.sayable(document, 'article');

const fixtures = ['agency', 'contact-form', 'kajak', 'tajlid', 'werkstatt'];

test.each(fewByDay(3, fixtures))('every text of %s is the same copy once it was a document', (name) => {
  const site = JSON.parse(readFileSync(join(root, 'tests/fixtures', name, 'site.json'), 'utf8'));
  asManifest(site);
  const texts = [...readWords(site)].map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => copyOf(documentOf(text)) !== text)).toEqual([]);
  // Without the characters that were read, it says the same in as few.
  const fresh = texts.map((text) => copyOf(withoutSources(documentOf(text))));
  expect(fresh.filter((text, index) => text !== texts[index]?.trim())).toEqual([]);
});

test.each([
  ['**bold** and *italic*', 'doc(paragraph(strong("bold"), " and ", em("italic")))'],
  ['See [rye](https://wiki.test/Rye_(bread))', 'doc(paragraph("See ", link("rye")))'],
  ['Call {phone} or [write](mailto:{mail})', 'doc(paragraph("Call ", value, " or ", link("write")))'],
  ['One\n\nTwo', 'doc(paragraph("One"), paragraph("Two"))'],
  ['5 \\* 3 {{x}}', 'doc(paragraph("5 * 3 {{x}}"))'],
])('%s is read as a document', (text, document) => {
  expect(documentOf(text).toString()).toBe(document);
});

test('braces that are typed become the value they name, and bold gives way at the ends of its words', () => {
  const typed = edited(documentOf('Call us'), { from: 8, to: 8, words: ' {phone}', mark: '' });
  expect(sayable(typed)?.toString()).toBe('doc(paragraph("Call us ", value))');
  expect(copyOf(withMark(documentOf('one two three'), 4, 9, 'strong'))).toBe('one **two** three');
});

test('a brace that is typed before a value is doubled and breaks nothing, and both go where one is taken out', () => {
  const typed = edited(documentOf('Call {phone} **now**'), { from: 6, to: 6, words: '{', mark: '' });
  const doubled = sayable(typed) ?? typed;
  expect(doubled.toString()).toBe('doc(paragraph("Call {{", value, " ", strong("now")))');
  expect(copyOf(doubled)).toBe('Call {{{phone} **now**');
  for (const at of [6, 7]) {
    const { tr } = EditorState.create({ doc: doubled });
    const step = tr.setSelection(TextSelection.create(tr.doc, at)).delete(at, at + 1);
    expect(copyOf(removeBrace(step).doc)).toBe('Call {phone} **now**');
  }
});

test('the caret stays where it is in a paragraph whose braces become a value, or that is undone', () => {
  const typed = edited(documentOf('Call {phone now'), { from: 12, to: 12, words: '}', mark: '' });
  const behindBrace = TextSelection.create(typed, 13);
  const state = EditorState.create({ doc: typed, selection: behindBrace });
  expect(state.apply(replaceDocument(state, sayable(typed) ?? typed)).selection.head).toBe(7);
  // Blanks that somebody left at the ends of paragraphs are not what has changed.
  const left = documentInWriting('Call {phone today.\n\nOne. ');
  const blank = EditorState.create({ doc: left }).tr.insertText(' ', left.child(0).nodeSize - 1);
  const closed = EditorState.create({ doc: blank.insertText('}', 12).doc });
  const inFirst = closed.apply(closed.tr.setSelection(TextSelection.create(closed.doc, 13)));
  const drawn = inFirst.apply(replaceDocument(inFirst, sayable(inFirst.doc) ?? inFirst.doc));
  expect([drawn.selection.head, drawn.doc.textContent]).toEqual([7, 'Call  today. One. ']);
  const other = EditorState.create({
    doc: documentOf('Call us'),
    selection: TextSelection.create(documentOf('Call us'), 3),
  });
  expect(other.apply(replaceDocument(other, documentOf('Call us now'))).selection.head).toBe(3);
});

test.each([
  ['We cannot ', 'doc(paragraph("We cannot "))'],
  ['**We** ', 'doc(paragraph(strong("We"), " "))'],
  ['We cannot', 'doc(paragraph("We cannot"))'],
  ['One\n\nTwo ', 'doc(paragraph("One"), paragraph("Two "))'],
  [' ', 'doc(paragraph)'],
])('a blank at the end of "%s" stays while somebody writes, and is the same copy', (text, document) => {
  expect(documentInWriting(text).toString()).toBe(document);
  expect(copyOf(documentInWriting(text))).toBe(text);
  expect(sayTheSame(documentInWriting(text), documentOf(text))).toBe(true);
});

const [one, two] = ['We paddle at dawn.', 'The creek is calm then, and the birds are awake.'];

test.each([
  ['of Google Docs', `${one}\n${two}\n`, [one, two]],
  ['of Word', `${one}\r\n${two}\r\n`, [one, two]],
  ['with a line break within', `${one}\v${two}\u2028${one}`, [one, two, one]],
  ['with empty lines', `${one}\n\n \n${two}\n${one}`, [one, two, one]],
  ['of sentences about as long as each other', `${two}\n${two}\n${two}`, [two, two, two]],
  ['of one paragraph', `${one}\r\n`, [one]],
  ['of some words', 'at dawn ', ['at dawn ']],
  ['of a blank', ' ', [' ']],
  ['of nothing', '', ['']],
  ['with an address', 'Kilifi Kayaks\nCreek Road 5\nKilifi', ['Kilifi Kayaks', 'Creek Road 5', 'Kilifi']],
  ['with a list of Google Docs', 'Bring:\n* sun cream\n* a hat', ['Bring:', '• sun cream', '• a hat']],
  ['with a list of Word', 'Bring:\r\n·\tsun cream\r\no\ta hat', ['Bring:', '• sun cream', '• a hat']],
  ['with a list in a page', '• sun cream\n• a hat\n1.\tdawn', ['• sun cream', '• a hat', '1. dawn']],
  [
    'that was broken to fit a mail',
    'We paddle at dawn, when the creek is calm and the birds are\nawake. Bring a hat, sun cream and a bottle of water; we have\nthe rest.\n\nSee you',
    [
      'We paddle at dawn, when the creek is calm and the birds are awake. Bring a hat, sun cream and a bottle of water; we have the rest.',
      'See you',
    ],
  ],
])('a text %s is pasted as its paragraphs', (_, text, paragraphs) => {
  const { document } = readPastedCopy({ own: '', html: '', plain: text }, 'inlineCopy');
  expect(document.children.map(({ textContent }) => textContent)).toEqual(paragraphs);
});

const pieces = [
  'a',
  'b c',
  ' ',
  '\n',
  '\n\n',
  '\n \n',
  '\r\n',
  '- ',
  '-  ',
  '  - ',
  '1. ',
  '2) ',
  '2. ',
  '## ',
  '> ',
  '\\- ',
];

test('any text is read and written back unchanged, and says the same once it is written anew', () => {
  const text = fc
    .array(fc.constantFrom(...pieces, '*', '**', '[x](/a)', '{name}', '\\', '1\\. ', '{{'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.constantFrom('inlineCopy', 'copy', 'article'), (copy, kind) => {
      const document = documents.documentOf(copy, kind);
      expect(documents.copyOf(document, kind)).toBe(copy);
      const fresh = documents.documentOf(documents.copyOf(withoutSources(document), kind), kind);
      expect(sayTheSame(fresh, document)).toBe(true);
    }),
    { numRuns: isLong ? 5000 : 300 },
  );
});

test('random edits leave documents that copy says', () => {
  const signs = ['- ', '-', '1. ', '1', '.', '2. ', '## ', '> ', '\\- '];
  const words = fc.constantFrom(
    'a',
    ' ',
    'bc d',
    '*',
    '**',
    '[',
    ']',
    '\\',
    '{',
    '{phone}',
    '}',
    '](/a)',
    'ü ',
    ...signs,
  );
  const edit = fc.record({
    from: fc.nat(90),
    to: fc.nat(90),
    words,
    mark: fc.constantFrom('strong', 'em', 'link', '', '', 'split', 'bullet', 'number', 'heading', 'quotation'),
  });
  const numRuns = isLong ? 2000 : 30;
  let edits = 0;
  fc.assert(
    fc.property(fc.array(edit, { minLength: 10, maxLength: 10 }), (all) => {
      let document = documentOf('Say **what *is* so**, [here](/there).\n\n- Call {phone}.\n- a\n\n1. b\n2. c\n> d');
      for (const one of all) {
        edits++;
        document = sayable(edited(document, one)) ?? document;
        expect(sayable(document)).toBe(document);
        const fresh = withoutSources(document);
        expect(copyOf(documentOf(copyOf(fresh)))).toBe(copyOf(fresh));
      }
    }),
    { numRuns, ...(!isLong && { seed: 7 }) },
  );
  expect(edits).toBe(10 * numRuns);
});

interface Edit {
  from: number;
  to: number;
  words: string;
  mark: string;
}

function edited(document: Node, { from, to, words, mark }: Edit): Node {
  const { size } = document.content;
  const [start, end] = [from % (size + 1), to % (size + 1)].sort((one, other) => one - other) as [number, number];
  const state = EditorState.create({ doc: document });
  const { $from, $to } = TextSelection.between(document.resolve(start), document.resolve(end));
  if (mark === 'split') return done(state, TextSelection.create(document, $from.pos), goOn);
  if (isLineMark(mark)) return done(state, TextSelection.create(document, $from.pos, $to.pos), toggleLine(mark));
  if (mark === '') return state.tr.insertText(words, $from.pos, $to.pos).doc;
  return withMark(document, $from.pos, $to.pos, mark);
}

/** A document after a command. */
function done(state: EditorState, selection: TextSelection, command: Command): Node {
  let after = state.apply(state.tr.setSelection(selection));
  command(after, (transaction) => {
    after = after.apply(transaction);
  });
  return after.doc;
}

function isLineMark(mark: string): mark is LineMark {
  return heldMarks.article.includes(mark as LineMark);
}

function withMark(document: Node, from: number, to: number, mark: string): Node {
  const { tr } = EditorState.create({ doc: document });
  return tr.addMark(from, to, copySchema.mark(mark, mark === 'link' ? { to: '/x' } : null)).doc;
}

function withoutSources(document: Node): Node {
  const paragraphs = document.children.map(({ content, attrs: { mark, begins } }) =>
    copySchema.node('paragraph', { mark, begins }, content),
  );
  return copySchema.node('doc', null, paragraphs);
}
