import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCopy } from '../../src/compose/copy';
import type { Inline } from '../../src/compose/page';
import { pathsIn } from '../../src/manifest/links-in';
import { placeholdersIn, readSpans, type Span } from '../../src/manifest/spans';

/** What the spans of a text are, each with what is written there. */
function told(text: string, isCopy = true): string[] {
  return readSpans(text, isCopy).map((span) => `${nameOf(span)} ${text.slice(span.start, span.end)}`);
}

function nameOf(span: Span): string {
  return 'mark' in span ? `${span.kind} ${span.mark}` : span.kind;
}

test('reads words, marks, names in braces and what stands for itself', () => {
  expect(told('A **b** [*c* {d}](/e(f)) \\* {{g}}')).toMatchInlineSnapshot(`
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
  expect(told('A **b** {c:money} {{d}}', false)).toMatchInlineSnapshot(`
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
    ),
  )
  .map((parts) => parts.join(''));

test('the spans of any text are all of it, and say what it is composed of', () => {
  fc.assert(
    fc.property(copy, fc.boolean(), (text, isCopy) => {
      const spans = readSpans(text, isCopy);
      expect(spans.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
      if (!isCopy) return;
      const said = spans.map((span) =>
        span.kind === 'escape' ? span.says : 'mark' in span ? '' : text.slice(span.start, span.end),
      );
      const composed = parseCopy(text, { text: (words) => words, link: (href) => ({ href }) });
      expect(said.join('').replaceAll(/\s/g, '')).toBe(composed.map(plain).join('').replaceAll(/\s/g, ''));
    }),
  );
});

function plain(content: Inline[]): string {
  return content.map((part) => (typeof part === 'string' ? part : plain(part.content))).join('');
}
