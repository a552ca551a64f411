import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { copyOf, documentOf } from '../../src/editor/copy/copy-document';
import { goOn, leaveLine, toggleLine, typeLines } from '../../src/editor/copy/line-commands';
import type { CopyKind } from '../../src/manifest/visit-copy';

/** A field of copy in memory: what is typed and pressed in it goes where its caret is. */
function fieldOf(text: string, kind: CopyKind = 'article') {
  let state = EditorState.create({ doc: documentOf(text, kind) });
  const lines = typeLines(kind);
  const run = (command: Command): boolean =>
    command(state, (transaction) => {
      state = state.apply(transaction);
    });
  const field = {
    select: (from: number, to = from) => {
      state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
      return field;
    },
    atEnd: () => {
      state = state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)));
      return field;
    },
    type: (words: string) => {
      for (const letter of words) {
        const { from, to } = state.selection;
        state = state.apply(lines.begin(state, from, to, letter) ?? state.tr.insertText(letter));
      }
      return field;
    },
    enter: () => {
      run(goOn);
      return field;
    },
    backspace: () => {
      if (!run(lines.takeBack) && !run(leaveLine))
        run(({ tr, selection }, send) => {
          send?.(tr.delete(selection.from - 1, selection.from));
          return true;
        });
      return field;
    },
    toggle: (mark: Parameters<typeof toggleLine>[0]) => {
      run(toggleLine(mark));
      return field;
    },
    says: () => copyOf(state.doc, kind),
  };
  return field;
}

test.each<[string, CopyKind, string]>([
  ['- a', 'copy', '- a'],
  ['* a', 'copy', '- a'],
  ['1. a', 'copy', '1. a'],
  ['1) a', 'article', '1. a'],
  ['## a', 'article', '## a'],
  ['# a', 'article', '## a'],
  ['> a', 'article', '> a'],
  ['## a', 'copy', '## a'],
  ['- a', 'inlineCopy', '- a'],
  ['2. a', 'copy', '2. a'],
  ['a - b', 'copy', 'a - b'],
])('who types %j into %s writes %j', (typed, kind, written) => {
  expect(fieldOf('', kind).type(typed).says()).toBe(written);
});

test('Enter goes on with a list, and ends it where nothing was written; a heading is one line', () => {
  const field = fieldOf('').type('- a').enter().type('b').enter();
  expect(field.says()).toBe('- a\n- b');
  expect(field.enter().type('Then').says()).toBe('- a\n- b\n\nThen');
  expect(fieldOf('1. a\n2. c').select(2).enter().type('b').says()).toBe('1. a\n2. b\n3. c');
  expect(fieldOf('').type('## a').enter().type('b').says()).toBe('## a\n\nb');
  expect(fieldOf('- one two').select(4).enter().says()).toBe('- one\n- two');
});

test('Backspace takes a list back to what was typed for it, and at the start of a line makes a paragraph of it', () => {
  expect(fieldOf('').type('- ').backspace().type('a').says()).toBe('\\- a');
  expect(fieldOf('').type('1. ').backspace().type('Mai').says()).toBe('1\\. Mai');
  expect(fieldOf('- a\n- b').select(4).backspace().says()).toBe('- a\n\nb');
  expect(fieldOf('- ab').atEnd().backspace().says()).toBe('- a');
});

test('the selected paragraphs become a list, and paragraphs again as they were written', () => {
  const field = fieldOf('One\n\n*Two*\n \nThree').select(1, 8).toggle('bullet');
  expect(field.says()).toBe('- One\n- *Two*\n \nThree');
  expect(field.toggle('number').says()).toBe('1. One\n2. *Two*\n \nThree');
  expect(field.toggle('number').says()).toBe('One\n\n*Two*\n \nThree');
  expect(fieldOf('- a\n\nb').select(1, 4).toggle('bullet').says()).toBe('- a\n- b');
});

test.each([
  ['-  a\n-  b', 2, '!', '-  a!\n-  b'],
  ['1) a\n2) b', 5, '!', '1) a\n2) b!'],
  ['Bring:\n- a\n\n- b\nThen', 10, '!', 'Bring:\n- a!\n\n- b\nThen'],
  ['- a\n  goes on\n- b', 13, '!', '- a\n  goes on\n- b!'],
  ['> a\n\n\n> b', 2, '!', '> a!\n\n\n> b'],
])('of %j only the line changes in which something is typed', (text, place, typed, written) => {
  expect(fieldOf(text).select(place).type(typed).says()).toBe(written);
});

test('a new line is written as those above it are, and numbers follow', () => {
  expect(fieldOf('1) a').atEnd().enter().type('b').says()).toBe('1) a\n2) b');
  expect(fieldOf('- a\n\n- b').atEnd().enter().type('c').says()).toBe('- a\n\n- b\n\n- c');
  const two = fieldOf('1. a\n2. b\n\n1. c');
  expect(two.select(2).enter().type('x').says()).toBe('1. a\n2. x\n3. b\n\n1. c');
});
