import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Copy } from '../../src/compose/page';
import { parseCopy, plainInline } from '../../src/compose/parse-copy';
import { pathsIn } from '../../src/manifest/links-in';
import { asCopy, placeholdersIn, readSpans, type Span } from '../../src/manifest/spans';
import type { CopyKind } from '../../src/manifest/visit-copy';

/** What the spans of a text are, each with what is written there. */
function told(text: string, copy: CopyKind | undefined): string[] {
  return readSpans(text, copy).map((span) => `${nameOf(span)} ${text.slice(span.start, span.end)}`);
}

function nameOf(span: Span): string {
  return 'mark' in span ? `${span.kind} ${span.mark}` : span.kind;
}

test('reads words, marks, names in braces and what stands for itself', () => {
  expect(told('A **b** [*c* {d}](/e(f)) \\* {{g}}', 'inlineCopy')).toMatchInlineSnapshot(`
    [
      "words A ",
      "open strong **",
      "words b",
      "close strong **",
      "words  ",
      "open link [",
      "open em *",
      "words c",
      "close em *",
      "words  ",
      "placeholder {d}",
      "close link ](/e(f))",
      "words  ",
      "escape \\*",
      "words  ",
      "brace {{",
      "words g",
      "brace }}",
    ]
  `);
  expect(told('A **b** {c:money} {{d}}', undefined)).toMatchInlineSnapshot(`
    [
      "words A **b** ",
      "placeholder {c:money}",
      "words  ",
      "brace {{",
      "words d",
      "brace }}",
    ]
  `);
});

test('finds the names in braces, and none in doubled ones', () => {
  expect(placeholdersIn('{a} {{b}} {c.d:money} {1}')).toEqual([
    expect.objectContaining({ name: 'a', start: 0, end: 3 }),
    expect.objectContaining({ name: 'c.d', format: 'money', start: 10, end: 21 }),
  ]);
});

test.each([
  ['/study/uk/#fees', ['/study/uk']],
  [
    'See [fees](/study/uk/?a=b) and [**all**](/fees(new)), not \\[this](/no) or [that](https://a.example/b)',
    ['/study/uk', '/fees(new)'],
  ],
  ['Half a day/week', []],
  ['/', ['/']],
])('finds the paths of links in %s', (text, paths) => {
  expect(pathsIn(text, '/').map(({ start, end }) => text.slice(start, end))).toEqual(paths);
});

const kinds = ['inlineCopy', 'copy', 'article', undefined] as const;

const copy = fc
  .array(
    fc.constantFrom(
      '*',
      '**',
      '***',
      '[',
      ']',
      '](',
      '(/a)',
      ')',
      '\\',
      '{',
      '{{',
      '}',
      '{name}',
      ' ',
      '\n',
      '\n\n',
      'word',
      'ä',
      '/b',
      '- ',
      '1. ',
      '2) ',
      '## ',
      '> ',
      '\\- ',
      '\\. ',
      '1',
    ),
  )
  .map((parts) => parts.join(''));

test('the spans of any text are all of it, and say what it is composed of', () => {
  fc.assert(
    fc.property(copy, fc.constantFrom(...kinds), (text, kind) => {
      const spans = readSpans(text, kind);
      expect(spans.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
      if (kind === undefined) return;
      const said = spans.map((span) =>
        span.kind === 'escape' ? span.says : 'mark' in span ? '' : text.slice(span.start, span.end),
      );
      const parts = { text: (words: string) => words, link: (href: string) => ({ href }), level: 3 };
      const composed = parseCopy(text, kind, parts);
      expect(said.join('').replaceAll(/\s/g, '')).toBe(composed.map(plain).join('').replaceAll(/\s/g, ''));
    }),
  );
});

function plain(passage: Copy[number]): string {
  return Array.isArray(passage) ? plainInline(passage) : passage.content.map(plainInline).join('');
}

test('what is written as copy reads as it was, whatever it is', () => {
  fc.assert(
    fc.property(copy, fc.constantFrom('inlineCopy', 'copy', 'article'), (text, kind) => {
      const spans = readSpans(asCopy(text, kind), kind);
      expect(spans.every(({ kind: of }) => of === 'words' || of === 'escape' || of === 'brace')).toBe(true);
      const said = spans.map((span) => ('says' in span ? span.says : asCopy(text, kind).slice(span.start, span.end)));
      expect(said.join('')).toBe(text);
    }),
  );
});

test('begins a line with a mark where its kind of copy holds it, and reads what goes on below as part of it', () => {
  const text = 'Bring:\n- **a** hat\n  or cap\n1. up\n2) off\n4. no\n\n## Later\n> calm\n\\- no\n\n1\\. Mai';
  expect(told(text, 'article')).toMatchInlineSnapshot(`
    [
      "words Bring:",
      "words 
    ",
      "line bullet - ",
      "open strong **",
      "words a",
      "close strong **",
      "words  hat
      or cap",
      "words 
    ",
      "line number 1. ",
      "words up",
      "words 
    ",
      "line number 2) ",
      "words off",
      "words 
    ",
      "words 4. no",
      "words 

    ",
      "line heading ## ",
      "words Later",
      "words 
    ",
      "line quotation > ",
      "words calm",
      "words 
    ",
      "escape \\-",
      "words  no",
      "words 

    ",
      "words 1",
      "escape \\.",
      "words  Mai",
    ]
  `);
  const lines = (kind: CopyKind): string[] => told(text, kind).filter((span) => span.startsWith('line'));
  expect(lines('copy')).toEqual(['line bullet - ', 'line number 1. ', 'line number 2) ']);
  expect(lines('inlineCopy')).toEqual([]);
});
