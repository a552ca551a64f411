import { expect, test } from 'vitest';
import { markOriginals } from '../../src/render/mark-originals';

/** Marks the words "Vi ses" and some others in markup of a page in another language. */
function marked(markup: string, ...others: string[]): string {
  return markOriginals(markup, { language: 'sv', direction: 'ltr', texts: ['Vi ses', ...others] });
}

test.each([
  ['one that says an original', '<p>Vi ses</p>', '<p lang="sv" dir="ltr">Vi ses</p>'],
  [
    'the outermost of several',
    '<main><div><p><b>Vi ses</b></p></div><p>Bye</p></main>',
    '<main><div lang="sv" dir="ltr"><p><b>Vi ses</b></p></div><p>Bye</p></main>',
  ],
  [
    'one beside a void element and a comment',
    '<p>Bye</p><p><img src="a.png" alt=""/><br>Vi ses<!-- Bye --></p>',
    '<p>Bye</p><p lang="sv" dir="ltr"><img src="a.png" alt=""/><br>Vi ses<!-- Bye --></p>',
  ],
  [
    'one whose attributes have signs of markup',
    '<i>Bye</i><a title="a > b <c>" href="/?a=1&amp;b=2">Vi ses</a>',
    '<i>Bye</i><a lang="sv" dir="ltr" title="a > b <c>" href="/?a=1&amp;b=2">Vi ses</a>',
  ],
  [
    'a picture whose words are an original',
    '<p>Bye</p><img alt="Vi ses" src="a.png"/>',
    '<p>Bye</p><img lang="sv" dir="ltr" alt="Vi ses" src="a.png"/>',
  ],
  [
    'one with signs that are no words',
    '<p>Bye</p><p>Vi ses<b>&amp; 12 –</b></p>',
    '<p>Bye</p><p lang="sv" dir="ltr">Vi ses<b>&amp; 12 –</b></p>',
  ],
])('marks %s', (_, markup, expected) => {
  expect(marked(markup)).toBe(expected);
});

test('finds words as they stand in markup', () => {
  const text = `<b>"Tack" & 'hej'</b>`;
  const written = '&lt;b&gt;&quot;Tack&quot; &amp; &#x27;hej&#x27;&lt;/b&gt;';
  expect(marked(`<p>${written}</p>`, text)).toBe(`<p lang="sv" dir="ltr">${written}</p>`);
});

test.each([
  ['words of which an original is a part', '<p>Vi ses i morgon</p>'],
  ['an element that says others, too', '<p>Vi ses <!-- -->tomorrow</p>'],
  ['what says its language itself', '<nav><a lang="sv">Vi ses</a></nav>'],
  ['markup without words', '<p></p><hr/><p>12</p>'],
])('leaves %s as it is', (_, markup) => {
  expect(marked(markup)).toBe(markup);
});

test('marks what runs the other way', () => {
  const originals = { language: 'ar', direction: 'rtl' as const, texts: ['سلام'] };
  expect(markOriginals('<p>Bye</p><p>سلام</p>', originals)).toBe('<p>Bye</p><p lang="ar" dir="rtl">سلام</p>');
});
