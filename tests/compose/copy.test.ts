import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCopy } from '../../src/compose/copy';
import type { Copy, Inline } from '../../src/compose/page';
import { addressInLink } from '../../src/manifest/visit-copy';

const strong = (...content: Inline[]): Inline => ({ kind: 'strong', content });
const em = (...content: Inline[]): Inline => ({ kind: 'em', content });
const link = (href: string, ...content: Inline[]): Inline => ({ kind: 'link', to: { href }, content });

function parse(source: string | string[]): Copy {
  const parts = { text: (words: string) => words, link: (href: string) => ({ href }) };
  return Array.isArray(source) ? source.flatMap((paragraph) => parseCopy(paragraph, parts)) : parseCopy(source, parts);
}

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
  const parts = { text: (words: string) => words.toUpperCase(), link: (target: string) => ({ href: `x${target}` }) };
  expect(parseCopy('a *b* [c](/d)', parts)).toEqual([['A ', em('B'), ' ', link('x/d', 'C')]]);
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
      expect(letters(parse(source).flat().map(textOf).join(''))).toBe(letters(source));
    }),
    { numRuns: 2000 },
  );
});

function textOf(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  return inline.content.map(textOf).join('') + (inline.kind === 'link' ? inline.to.href : '');
}

test('an address in a link escapes what would end it, and nothing else', () => {
  expect(addressInLink('https://wiki.test/Rye_(bread)#a')).toBe('https://wiki.test/Rye_(bread)#a');
  expect(addressInLink('https://wiki.test/Rye_(bread')).toBe('https://wiki.test/Rye_%28bread');
  expect(addressInLink('https://wiki.test/:)')).toBe('https://wiki.test/:%29');
  expect(addressInLink('tel:+49 30 1')).toBe('tel:+49%2030%201');
});
