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
  ['what says its language itself', '<nav><a lang="sv">Vi ses</a></nav>'],
  ['markup without words', '<p></p><hr/><p>12</p>'],
])('leaves %s as it is', (_, markup) => {
  expect(marked(markup)).toBe(markup);
});

test('marks an original beside other words of its element', () => {
  expect(marked('<p>Vi ses <!-- -->tomorrow</p>')).toBe(
    '<p><bdi lang="sv" dir="ltr">Vi ses </bdi><!-- -->tomorrow</p>',
  );
});

/** Marks in markup of a page in another language the words "Vi ses", "Vi", and "Å & Ä", which values say. */
function markedParts(markup: string): string {
  const parts = ['Vi', 'Vi ses', 'Å & Ä'];
  return markOriginals(markup, { language: 'sv', direction: 'ltr', texts: [], parts });
}

test.each([
  [
    'in one element, so that they stay one in a row of boxes',
    '<p>Say Vi ses, or Vi.</p>',
    '<p><span>Say <bdi lang="sv" dir="ltr">Vi ses</bdi>, or <bdi lang="sv" dir="ltr">Vi</bdi>.</span></p>',
  ],
  ['as they stand in markup', '<p>By Å &amp; Ä</p>', '<p><span>By <bdi lang="sv" dir="ltr">Å &amp; Ä</bdi></span></p>'],
  ['where they are all that an element says', '<p>Bye</p><p>Vi ses</p>', '<p>Bye</p><p lang="sv" dir="ltr">Vi ses</p>'],
])('marks parts of words %s', (_, markup, expected) => {
  expect(markedParts(markup)).toBe(expected);
});

test.each([
  ['within a longer word', '<p>Vision, aVi</p>'],
  ['where no element can be', '<select><option>To Vi ses</option></select><textarea>To Vi ses</textarea>'],
  ['where what comes to life needs them as they are', '<div data-block="form" data-hydrate=""><p>To Vi ses</p></div>'],
])('leaves parts of words %s as they are', (_, markup) => {
  expect(markedParts(markup)).toBe(markup);
});

test('marks what runs the other way', () => {
  const originals = { language: 'ar', direction: 'rtl' as const, texts: ['سلام'] };
  expect(markOriginals('<p>Bye</p><p>سلام</p>', originals)).toBe('<p>Bye</p><p lang="ar" dir="rtl">سلام</p>');
});
