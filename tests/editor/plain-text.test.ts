import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { insertValue, replaceDocument } from '../../src/editor/copy/copy-commands';
import { lineSort, linesSort } from '../../src/editor/copy/plain-sort';
import { root } from '../project';

const pieces = [
  'a',
  ' ',
  'ü b',
  '{',
  '}',
  '{{',
  '}}',
  '{phone}',
  '{price:money}',
  '{a.b}',
  '{no name}',
  '\n',
  '\t',
  '*',
];
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((all) => all.join(''));

test('every text is letter for letter the same once it was a document', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (one) => {
      expect(linesSort.textOf(linesSort.documentOf(one))).toBe(one);
    }),
  );
  const site = readFileSync(join(root, 'tests/fixtures/agency/site.json'), 'utf8');
  expect(lineSort.textOf(lineSort.documentOf(site))).toBe(site);
});

test.each([
  ['Within {replyTime}!', 'doc(paragraph("Within ", value, "!"))'],
  ['{a}{b.c:money}', 'doc(paragraph(value, value))'],
  ['{{phone}} {1, 2} {', 'doc(paragraph("{{phone}} {1, 2} {"))'],
  ['{{{phone}}}', 'doc(paragraph("{{", value, "}}"))'],
  ['one\n{two}', 'doc(paragraph("one"), paragraph(value))'],
  ['', 'doc(paragraph)'],
])('%s is read as a document', (written, document) => {
  expect(lineSort.documentOf(written).toString()).toBe(document);
});

test('whatever is typed beside values breaks none of them', () => {
  const words = fc.constantFrom('{', '}', '{{', '}}', 'a', ' ', '{a', '{phone', ':money}', '\\');
  const typing = fc.record({ at: fc.nat(40), words });
  fc.assert(
    fc.property(text, fc.array(typing, { maxLength: 8 }), (start, all) => {
      let document = linesSort.documentOf(start);
      for (const one of all) {
        const before = valuesIn(document);
        document = sayable(typed(document, one.at, one.words));
        expect(linesSort.documentOf(linesSort.textOf(document)).eq(document)).toBe(true);
        expect(isWithin(before, valuesIn(document))).toBe(true);
      }
    }),
  );
});

test('braces that are typed become the value they name, and the caret goes on behind it', () => {
  const state = at(lineSort.documentOf('Call {phone now'), 12);
  const next = state.apply(state.tr.insertText('}'));
  const { doc, selection } = next.apply(replaceDocument(next, sayable(next.doc)));
  expect(doc.toString()).toBe('doc(paragraph("Call ", value, " now"))');
  expect(selection.head).toBe(7);
});

test('a caret stays among the words that stay, and leaves what becomes something else', () => {
  const step = (from: string, to: string, caret: number): number => {
    const state = at(lineSort.documentOf(from), caret);
    return state.apply(replaceDocument(state, lineSort.documentOf(to))).selection.head;
  };
  expect(step('one two', 'one {three}', 3)).toBe(3);
  expect(step('one two', 'other two', 6)).toBe(8);
  expect(step('{ph one} day', '{phone} day', 5)).toBe(2);
  expect(step('{phone}', '', 2)).toBe(1);
});

test('a value is put in the place of what is selected', () => {
  const document = lineSort.documentOf('Open now!');
  const selection = TextSelection.create(document, 6, 9);
  let after = document;
  insertValue('openingDays', EditorState.create({ doc: document, selection }), ({ doc }) => {
    after = doc;
  });
  expect(lineSort.textOf(after)).toBe('Open {openingDays}!');
});

test('what is pasted keeps its lines where there may be some, and its values', () => {
  const clipboard = (plain: string) => ({ own: '', html: '<b>no</b>', plain });
  expect(lineSort.textOf(lineSort.pasted(clipboard('one \r\n two {phone}\r\n')).document)).toBe('one two {phone}');
  expect(linesSort.textOf(linesSort.pasted(clipboard('one\r\ntwo')).document)).toBe('one\ntwo');
  expect(lineSort.sayable(linesSort.documentOf('one \n{two}'))?.toString()).toBe('doc(paragraph("one ", value))');
});

test.each([
  [0, 1],
  [3, 4],
  [5, 5],
  [10, 5],
  [11, 6],
  [12, 8],
  [13, 9],
  [16, 12],
  [99, 12],
])('after %d letters the caret stands at %d', (caret, place) => {
  expect(linesSort.placeOf('one{phone}!\n two', caret)).toBe(place);
});

function at(document: Node, caret: number): EditorState {
  return EditorState.create({ doc: document, selection: TextSelection.create(document, caret) });
}

function typed(document: Node, place: number, words: string): Node {
  const { $from } = TextSelection.near(document.resolve(place % (document.content.size + 1)));
  return EditorState.create({ doc: document }).tr.insertText(words, $from.pos).doc;
}

function sayable(document: Node): Node {
  return linesSort.sayable(document) ?? document;
}

function valuesIn(document: Node): string[] {
  const values: string[] = [];
  document.descendants((node) => {
    if (node.type.name === 'value') values.push(String(node.attrs.written));
  });
  return values;
}

/** Whether all of some values are among others, in their order. */
function isWithin(values: readonly string[], others: readonly string[]): boolean {
  let found = 0;
  for (const one of others) if (one === values[found]) found++;
  return found === values.length;
}
