import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findUnreadMarks } from '../../src/checks/unread-marks';
import type { Copy, Inline, MarkedLines } from '../../src/compose/page';
import { parseCopy, plainCopy, splitParagraphs } from '../../src/compose/parse-copy';
import type { CopyKind } from '../../src/manifest/visit-copy';
import { addressInLink } from '../../src/manifest/visit-inline';

const strong = (...content: Inline[]): Inline => ({ kind: 'strong', content });
const em = (...content: Inline[]): Inline => ({ kind: 'em', content });
const link = (href: string, ...content: Inline[]): Inline => ({ kind: 'link', to: { href }, content });

const parts = { text: (words: string) => words, link: (href: string) => ({ href }), level: 3 };

function parse(source: string | string[], kind: CopyKind = 'article'): Copy {
  return [source].flat().reduce<Copy>((copy, paragraph) => parseCopy(paragraph, kind, parts, copy), []);
}

const lines = (kind: MarkedLines['kind'], ...content: Inline[][]): MarkedLines => ({ kind, content });

test.each<[string, Inline[]]>([
  ['plain words', ['plain words']],
  ['a **bold** word', ['a ', strong('bold'), ' word']],
  ['an *italic* word', ['an ', em('italic'), ' word']],
  ['**bold**', [strong('bold')]],
  ['**bold *and italic* words**', [strong('bold ', em('and italic'), ' words')]],
  ['***both***', [strong(em('both'))]],
  ['**one** and **two**', [strong('one'), ' and ', strong('two')]],
  ['[our hours](/contact#hours)', [link('/contact#hours', 'our hours')]],
  [
    '[**all** hours](/contact), or [call](tel:+254)',
    [link('/contact', strong('all'), ' hours'), ', or ', link('tel:+254', 'call')],
  ],
  ['**[apply](/apply)**', [strong(link('/apply', 'apply'))]],
  ['[wiki](https://en.wikipedia.org/wiki/Foo_(bar))', [link('https://en.wikipedia.org/wiki/Foo_(bar)', 'wiki')]],
  ['([wiki](/Foo_(bar)_(baz)#a_(b)))', ['(', link('/Foo_(bar)_(baz)#a_(b)', 'wiki'), ')']],
  ['[map](https://a.test/q=f(g(x(y))))', [link('https://a.test/q=f(g(x(y)))', 'map')]],
  ['[a](/x(1)) and [b](/y)', [link('/x(1)', 'a'), ' and ', link('/y', 'b')]],
  ['[call](tel:+49(0)30123456)', [link('tel:+49(0)30123456', 'call')]],
  ['*see [apply](/apply)*', [em('see ', link('/apply', 'apply'))]],
])('parses %s', (source, inline) => {
  expect(parse(source)).toEqual([inline]);
});

test.each([
  '**unclosed',
  '*unclosed',
  'unclosed**',
  'a * b * c',
  '2 ** 3 ** 4',
  '** spaced **',
  '[no target]',
  '[words](',
  '[words](/a b)',
  '[words](/a(b)',
  '[words](/a(b c))',
  '[words]()',
  '[](/empty)',
  '(brackets) [and] more',
  '****',
])('leaves %s as it is written', (source) => {
  expect(parse(source)).toEqual([[source]]);
});

test.each([
  ['\\*not italic\\*', '*not italic*'],
  ['\\*\\*not bold\\*\\*', '**not bold**'],
  ['\\[no link](/a)', '[no link](/a)'],
  ['C:\\\\docs', 'C:\\docs'],
  ['a\\b', 'a\\b'],
])('a backslash keeps the mark after it: %s', (source, text) => {
  expect(parse(source)).toEqual([[text]]);
});

test('a backslash works inside bold, italic and the words of a link', () => {
  expect(parse('**5 \\* 3**')).toEqual([[strong('5 * 3')]]);
  expect(parse('[a \\] b](/x)')).toEqual([[link('/x', 'a ] b')]]);
});

test('paragraphs are the items of a list or separated by an empty line', () => {
  expect(parse('one\n\ntwo\n \t\nthree')).toEqual([['one'], ['two'], ['three']]);
  expect(parse(['one', '  ', '*two* '])).toEqual([['one'], [em('two')]]);
  expect(parse('one\nstill one')).toEqual([['one\nstill one']]);
  expect(parse(['a\n\nb', 'c'])).toEqual([['a'], ['b'], ['c']]);
});

test('marks do not reach beyond their paragraph', () => {
  expect(parse('a **b\n\nc** d')).toEqual([['a **b'], ['c** d']]);
});

test('words and targets are passed on as they are written, marks taken away', () => {
  const shouted = {
    text: (words: string) => words.toUpperCase(),
    link: (target: string) => ({ href: `x${target}` }),
    level: 3,
  };
  expect(parseCopy('a *b* [c](/d)', 'inlineCopy', shouted)).toEqual([['A ', em('B'), ' ', link('x/d', 'C')]]);
});

test('never interprets HTML', () => {
  const html = '<b onclick="x()">a</b> &amp; <script>1</script>';
  expect(parse(html)).toEqual([[html]]);
});

test('loses no letter of any text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '*', '[', ']', '(', ')', '/') });
  fc.assert(
    fc.property(text, (source) => {
      const letters = (words: string): string => words.replaceAll(/[^ab]/g, '');
      expect(letters(parse(source).flatMap(contentOf).map(textOf).join(''))).toBe(letters(source));
    }),
    { numRuns: 2000 },
  );
});

function contentOf(passage: Copy[number]): Inline[] {
  return Array.isArray(passage) ? passage : passage.content.flat();
}

function textOf(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  return inline.content.map(textOf).join('') + (inline.kind === 'link' ? inline.to.href : '');
}

test.each<[string, string | string[], Copy]>([
  ['a list', '- sun cream\n- a **hat**', [lines('ul', ['sun cream'], ['a ', strong('hat')])]],
  ['a list below a paragraph', 'Bring:\n- a hat\nThen go.', [['Bring:'], lines('ul', ['a hat']), ['Then go.']]],
  ['a list with empty lines', '- one\n\n- two\n \n- three', [lines('ul', ['one'], ['two'], ['three'])]],
  [
    'a list, an item in each text',
    ['- one', '- two', '1. a', '2. b'],
    [lines('ul', ['one'], ['two']), lines('ol', ['a'], ['b'])],
  ],
  ['an item that goes on', '- one\n  *more*\n- two', [lines('ul', ['one\n  ', em('more')], ['two'])]],
  ['an item within another', '- one\n  - two', [lines('ul', ['one'], ['two'])]],
  ['a numbered list', '1. one\n2) two', [lines('ol', ['one'], ['two'])]],
  ['two numbered lists', '1. one\n\n1. two', [lines('ol', ['one']), lines('ol', ['two'])]],
  ['days of a month', '1. Mai\n3. Oktober', [lines('ol', ['Mai']), ['3. Oktober']]],
  ['another day of a month', '24. Dezember\n25. Dezember', [['24. Dezember\n25. Dezember']]],
  ['a small heading', 'Now\n## Later\nThen', [['Now'], lines('h3', ['Later']), ['Then']]],
  ['headings above each other', '## One\n## Two', [lines('h3', ['One']), lines('h3', ['Two'])]],
  ['a quotation', '> One.\n> Two.\n\n> [Three](/a)', [lines('blockquote', ['One.'], ['Two.'], [link('/a', 'Three')])]],
  ['lists of two kinds', '- one\n1. two', [lines('ul', ['one']), lines('ol', ['two'])]],
  ['windows ends of lines', '- one\r\n- two\r\n\r\nThen', [lines('ul', ['one'], ['two']), ['Then']]],
])('reads %s', (_, source, copy) => {
  expect(parse(source)).toEqual(copy);
});

test.each([
  '-5 °C',
  '- ',
  '-',
  '##',
  '##Later',
  '>',
  '>5 kg',
  '0. none',
  '2. second',
  'a - b',
  '1.5 kg',
  '– dash',
  '# Title',
])('leaves the line "%s" as it is written', (source) => {
  expect(parse(source)).toEqual([[source.trim()]]);
  expect(parse(`One\n${source}`)).toEqual([[`One\n${source}`.trim()]]);
});

test.each([
  ['\\- sun cream', '- sun cream'],
  ['1\\. Mai', '1. Mai'],
  ['12\\) twelve', '12) twelve'],
  ['\\## Later', '## Later'],
  ['\\> more', '> more'],
  ['One\n\\- two', 'One\n- two'],
])('a backslash keeps the line mark after it: %s', (source, text) => {
  for (const kind of ['inlineCopy', 'copy', 'article'] as const) expect(parse(source, kind)).toEqual([[text]]);
  expect(parse(`a ${source}`.split('\n')[0] ?? '')).toEqual([[`a ${source}`.split('\n')[0]]]);
});

test('holds no more than its kind does', () => {
  const source = '- one\n## Later\n> words';
  expect(parse(source, 'inlineCopy')).toEqual([[source]]);
  expect(parse(source, 'copy')).toEqual([lines('ul', ['one']), ['## Later\n> words']]);
});

test('a value brings paragraphs into paragraphs and quotations, and none into a line', () => {
  const filled = { ...parts, text: (words: string) => words.replace('{v}', 'a\n\n- b') };
  const read = (source: string): Copy => splitParagraphs(parseCopy(source, 'article', filled));
  expect(read('{v}')).toEqual([['a'], ['- b']]);
  expect(read('> {v}')).toEqual([lines('blockquote', ['a'], ['- b'])]);
  expect(read('- {v}\n- c')).toEqual([lines('ul', ['a\n\n- b'], ['c'])]);
  const nothing = { ...parts, text: (words: string) => words.replace('{v}', '') };
  expect(splitParagraphs(parseCopy('- {v}\n- c\n\n1. {v}', 'article', nothing))).toEqual([lines('ul', ['c'])]);
});

test('reads as plain words, with what tells its lines apart', () => {
  expect(plainCopy(parse('Bring **this**:\n- a hat\n- a cup\n\n## Then\n1. up\n2. off\n> Calm'))).toBe(
    'Bring this:\n\n- a hat\n- a cup\n\nThen\n\n1. up\n2. off\n\nCalm',
  );
});

test.each([
  ...['- a\n', '1. a\n', '  - a\n', '\\- a\n', '-\n', '  ', '1. a\n9. b\n', '\\-', '> ', '# ', '#'],
  ...['![', '![](', '| a |\n', 'a | b\n--- | ---\n', '--- |', 'https://a.', 'www.', 'https://a(b', '.', '```\n', '[a'],
])('reads many %j in time', (piece) => {
  const text = `https://a${piece.repeat(200_000 / piece.length)}`;
  const start = process.cpuUsage();
  parse(text);
  findUnreadMarks(text, 'article');
  // Of this process alone, however busy the machine is.
  expect(process.cpuUsage(start).user).toBeLessThan(3000_000);
});

test('an address in a link escapes what would end it, and nothing else', () => {
  expect(addressInLink('https://wiki.test/Rye_(bread)#a')).toBe('https://wiki.test/Rye_(bread)#a');
  expect(addressInLink('https://wiki.test/Rye_(bread')).toBe('https://wiki.test/Rye_%28bread');
  expect(addressInLink('https://wiki.test/:)')).toBe('https://wiki.test/:%29');
  expect(addressInLink('tel:+49 30 1')).toBe('tel:+49%2030%201');
});
