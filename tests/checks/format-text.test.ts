import { expect, test } from 'vitest';
import { excerpt, formatForTerminal, formatProblem, sayCounts } from '../../src/checks/format-text';
import type { Problem } from '../../src/checks/problem';
import { Lines } from '../../src/manifest/lines';

/** A problem that shows the characters between » and « of a text. */
function problemIn(marked: string): { problem: Problem; text: string } {
  const start = marked.indexOf('»');
  const end = marked.indexOf('«') - 1;
  const text = marked.replace(/[»«]/g, '');
  const range = new Lines(text).range(start, end);
  return { text, problem: { rule: 'some-rule', severity: 'error', message: 'It is wrong.', pointer: '', ...range } };
}

function excerptOf(marked: string): string {
  const { problem, text } = problemIn(marked);
  return `\n${excerpt(problem, text)}\n`;
}

test('shows the line with its neighbours and underlines the slice', () => {
  expect(excerptOf('{\n  "a": 1,\n  "b": »"/pricng"«,\n  "c": 3,\n  "d": 4\n}')).toMatchInlineSnapshot(`
    "
      2 |   "a": 1,
      3 |   "b": "/pricng",
        |        ^^^^^^^^^
      4 |   "c": 3,
    "
  `);
});

test('shows the first and the last line of a file', () => {
  expect(excerptOf('»{«\n}')).toMatchInlineSnapshot(`
    "
      1 | {
        | ^
      2 | }
    "
  `);
  expect(excerptOf('{\n»}«')).toMatchInlineSnapshot(`
    "
      1 | {
      2 | }
        | ^
    "
  `);
  expect(excerptOf('»«')).toMatchInlineSnapshot(`
    "
      1 | 
        | ^
    "
  `);
});

test('marks a place between two characters', () => {
  expect(excerptOf('{"a": 1»« "b": 2}')).toMatchInlineSnapshot(`
    "
      1 | {"a": 1 "b": 2}
        |        ^
    "
  `);
});

test('lines numbers up', () => {
  expect(excerptOf(`${'\n'.repeat(8)}a\n»b«\nc`)).toMatchInlineSnapshot(`
    "
       9 | a
      10 | b
         | ^
      11 | c
    "
  `);
});

test('cuts long lines around the slice', () => {
  const shown = excerptOf(`${'x'.repeat(200)}»wrong«${'y'.repeat(200)}`);
  expect(shown).toMatchInlineSnapshot(`
    "
      1 | xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxwrongyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy
        |                                        ^^^^^
    "
  `);
  expect(excerptOf(`»${'w'.repeat(300)}«`)).toMatchInlineSnapshot(`
    "
      1 | wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    "
  `);
});

test('underlines to the end of the line where the slice goes on', () => {
  expect(excerptOf('ab»cd\nef«')).toMatchInlineSnapshot(`
    "
      1 | abcd
        |   ^^
      2 | ef
    "
  `);
});

test('keeps columns in line with tabs and Windows line ends', () => {
  expect(excerptOf('{\r\n\t»"a"«: 1\r\n}')).toMatchInlineSnapshot(`
    "
      1 | {
      2 |  "a": 1
        |  ^^^
      3 | }
    "
  `);
});

test('says where, what, by which rule, and on which page', () => {
  const { problem, text } = problemIn('{\n  "a": »1«\n}');
  expect(`\n${formatProblem({ ...problem, page: 'Home, block 1, hero' }, 'site.json', text)}\n`).toMatchInlineSnapshot(`
    "
    site.json:2:8  error  It is wrong.  (some-rule)
      Home, block 1, hero
      1 | {
      2 |   "a": 1
        |        ^
      3 | }
    "
  `);
});

test('names at most five related places', () => {
  const { problem, text } = problemIn('»1«');
  const related = Array.from({ length: 7 }, (_, index) => ({ ...problem, line: index + 2, column: 3 }));
  const lines = formatProblem({ ...problem, related }, 'site.json', text)
    .split('\n')
    .slice(-6);
  expect(lines).toEqual([
    '  see also site.json:2:3',
    '  see also site.json:3:3',
    '  see also site.json:4:3',
    '  see also site.json:5:3',
    '  see also site.json:6:3',
    '  and 2 more places',
  ]);
});

test('counts problems in words', () => {
  const { problem } = problemIn('»1«');
  const problems: Problem[] = [problem, { ...problem, severity: 'warning' }, { ...problem, severity: 'warning' }];
  expect(sayCounts(problems)).toBe('1 error, 2 warnings, 0 notices');
});

test('folds notices into a line for each rule, and puts errors last', () => {
  const { problem, text } = problemIn('{\n  "a": »1«\n}');
  const notice = { ...problem, severity: 'notice' } as const;
  const lines = formatForTerminal(
    [
      problem,
      { ...notice, rule: 'placeholder' },
      { ...problem, severity: 'warning' },
      { ...notice, rule: 'limit-near', message: 'There are 90 blocks.' },
      { ...notice, rule: 'limit-near' },
    ],
    'other.json',
    text,
  );
  expect(lines.map((line) => line.split('\n')[0])).toEqual([
    'other.json:2:8  notice  There are 90 blocks. `npm run check -- other.json --format json` lists 1 more.  (limit-near)',
    '1 placeholder: `npm run check -- other.json --release` lists it.',
    '',
    'other.json:2:8  warning  It is wrong.  (some-rule)',
    'other.json:2:8  error  It is wrong.  (some-rule)',
  ]);
});
