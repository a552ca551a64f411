import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { plainText } from '../../src/editor/copy/copy-commands';
import { copyOf, copySchema, documentOf } from '../../src/editor/copy/copy-document';
import { putPasted, readPastedCopy } from '../../src/editor/copy/pasted';
import { holdStyles, readNodes } from '../../src/editor/copy/pasted-html';
import type { CopyKind } from '../../src/manifest/visit-copy';
import { nodesOf } from './pasted-nodes';

/** What HTML becomes as an article, and what it leaves out. */
function read(html: string): [copy: string, ...leftOut: string[]] {
  const { paragraphs, leftOut } = readNodes(nodesOf(holdStyles(html)));
  return [copyOf(copySchema.node('doc', null, paragraphs), 'article'), ...leftOut];
}

/** What plain text becomes as copy of a kind. */
function readPlain(plain: string, kind: CopyKind): string {
  return copyOf(readPastedCopy({ own: '', html: '', plain }, kind).document, kind);
}

const ofWord = `<html xmlns:o="urn:x"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-GB><!--StartFragment-->
<h2>What to <b>bring</b><o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>sun
cream<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]><b>a</b> hat<o:p></o:p></p>
<p class=MsoNormal>Then <i>we</i> go:<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>up<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><a href="https://bay.example/a?b&amp;c">off</a><o:p></o:p></p>
<p class=MsoQuote>Calm.</p>
<!--EndFragment--></body></html>`;

const ofGoogleDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h3 dir="ltr"><span style="font-weight:700">Bring</span></h3><p dir="ltr"><span style="font-weight:400;">At </span><span style="font-weight:700;font-style:italic">dawn</span><span style="font-weight:400">, rain or not.</span></p><ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>sun cream</span></p></li><ul><li aria-level="2"><p><span>a tube</span></p></li></ul><li><p><span>a hat</span><span><br /></span></p></li></ul><ol><li><p>go</p></li></ol><br></b>`;

test.each<[string, string, ...string[]]>([
  [
    ofWord,
    '## What to bring\n\n- sun cream\n- **a** hat\n\nThen *we* go:\n\n1. up\n2. [off](https://bay.example/a?b&c)\n\nCalm.',
    'inner list',
  ],
  [
    `<p class=MsoListParagraphCxSpFirst><span style='font-family:Symbol'>·</span><span>&nbsp;&nbsp; </span>sun cream</p>
<p class=MsoListParagraphCxSpLast>o&nbsp; <b>a</b> hat</p><p class=MsoListParagraph>1. up</p><p class=MsoListParagraph>o clock</p>`,
    '- sun cream\n- **a** hat\n\n1. up\n\n- o clock',
  ],
  [ofGoogleDocs, '## Bring\n\nAt ***dawn***, rain or not.\n\n- sun cream\n- a tube\n- a hat\n\n1. go', 'inner list'],
  [
    '<div><div>One<br>two</div><blockquote><p>Calm.</p><p>Quiet.</p></blockquote><pre>a\nb</pre></div>',
    'One\n\ntwo\n\n> Calm.\n> Quiet.\n\na\n\nb',
  ],
  [
    'See <a href="/here">this</a>, <a href="javascript:x()">that</a>, <a name="x">a place</a> or <a href="mailto:a@b.example">us</a>',
    'See this, that, a place or [us](mailto:a@b.example)',
    'link',
  ],
  [
    '<p>A <img src="x.png" alt="A boat"> and <img alt="🛶">.</p><script>x()</script><style>p{}</style>',
    'A and 🛶.',
    'picture',
  ],
  [
    '<table><tr><th>Rye</th><td><p>500</p></td></tr><tr><td>Spelt</td><td>600</td></tr></table>',
    'Rye 500\n\nSpelt 600',
    'table',
  ],
  ['<table><tr><td><p>One</p><p>Two</p></td></tr></table>', 'One\n\nTwo'],
  ['<ul><li>one</li><li> </li><li><p>two</p><p>more</p></li></ul>', '- one\n- two more'],
  [
    '<p>a * star, [brackets] and - dash</p><p>- no list</p><p># none</p>',
    'a * star, [brackets] and - dash\n\n\\- no list\n\n# none',
  ],
  ['<strong style="font-weight:400">plain</strong> <span style="font-weight:600">bold </span>', 'plain **bold**'],
])('reads %j', (html, copy, ...leftOut) => {
  expect(read(html)).toEqual([copy, ...leftOut]);
});

test('a plain text is read with the lists that its signs make', () => {
  const text = 'Bring:\n•\tsun cream\n* a hat\n- alone\n\n1.\tup\n2.\toff\n4. four\n\n- one\n- two';
  expect(readPlain(text, 'article')).toBe(
    'Bring:\n\n- sun cream\n- a hat\n\n\\- alone\n\n1. up\n2. off\n\n4. four\n\n- one\n- two',
  );
  expect(readPlain('1. Mai', 'article')).toBe('1\\. Mai');
  expect(readPlain('• a\n• b\n# c', 'inlineCopy')).toBe('• a\n\n• b\n\n# c');
});

test('what another field had is kept as far as this one holds it, and told of otherwise', () => {
  const own = '## Bring\n\n- a **hat**\n\n1. up\n2. off\n\n> Calm.';
  const of = (kind: CopyKind): [string, string[]] => {
    const { document, leftOut } = readPastedCopy({ own, html: '', plain: 'no' }, kind);
    return [copyOf(document, kind), [...leftOut]];
  };
  expect(of('article')).toEqual([own, []]);
  expect(of('copy')).toEqual(['Bring\n\n- a **hat**\n\n1. up\n2. off\n\nCalm.', ['heading', 'quotation']]);
  expect(of('inlineCopy')).toEqual(['Bring\n\n• a **hat**\n\n1. up\n\n2. off\n\nCalm.', ['heading', 'quotation']]);
});

test('items go where the selection is: into an empty paragraph, behind words, and words into an item', () => {
  const put = (text: string, at: number, own: string): string => {
    const state = EditorState.create({ doc: documentOf(text, 'article') });
    const placed = state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)));
    const { document } = readPastedCopy({ own, html: '', plain: '' }, 'article');
    return copyOf(placed.apply(putPasted(placed, document)).doc, 'article');
  };
  expect(put('', 1, '- one\n- two')).toBe('- one\n- two');
  expect(put('Bring:', 7, '- one\n- two')).toBe('Bring:\n\n- one\n- two');
  expect(put('- a\n- b', 2, ' **more**')).toBe('- a **more**\n- b'.replace(' **', '**'));
  expect(put('- a\n- b', 2, 'x\n\ny')).toBe('- ax\n\ny\n- b');
  expect(put('One', 1, '## Two\n\n- three')).toBe('## Two\n\n- threeOne');
});

test('is copied to other programs as lines', () => {
  expect(plainText(documentOf('Bring:\n\n- a **hat** for {name}\n- b\n\n1. up\n2. off\n\n## End', 'article'))).toBe(
    'Bring:\n\n- a hat for {name}\n- b\n\n1. up\n2. off\n\nEnd',
  );
});
