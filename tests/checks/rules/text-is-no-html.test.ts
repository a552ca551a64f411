import { expect, test } from 'vitest';
import { checkManifest } from '../../../src/checks/check-site';
import { fixSite } from '../../../src/checks/fix-site';
import { mendAll } from '../../../src/editor/session/mend-findings';
import type { Json, JsonObject } from '../../../src/manifest/manifest';
import { type Pointer, valueAt } from '../../../src/manifest/pointer';
import { assets } from '../../assets';
import { registry } from '../../registry';
import { type Edit, found, siteWith } from '../site-with';

const rule = 'text-is-no-html';
const heading = '/routes/0/blocks/0/heading';
const text = '/routes/1/blocks/0/text';
const call = 'Write to [us](mailto:{email}).';
const options = { now: new Date('2031-05-06T12:00:00'), registry };

/** What stands at a place once all is mended, by the command and by the editor, which agree. */
function mendedAt(pointer: Pointer, edit: Edit): Json | undefined {
  const written = siteWith(edit);
  const byCommand = JSON.parse(fixSite(written, assets, options).text) as JsonObject;
  let byEditor = JSON.parse(written) as JsonObject;
  for (let round = 0; round < 3; round++) {
    const { findings } = checkManifest(byEditor, assets, options);
    byEditor = mendAll(
      byEditor,
      findings.filter((finding) => finding.rule === rule),
    );
  }
  expect(valueAt(byEditor, pointer)).toEqual(valueAt(byCommand, pointer));
  return valueAt(byCommand, pointer);
}

test('notes HTML in a text, with what was meant', () => {
  expect(found(rule, { [heading]: 'Bed &amp; Breakfast' })).toMatchInlineSnapshot(
    `"notice &amp; → Visitors read "&amp;" letter for letter. Write "&"."`,
  );
  expect(found(rule, { [heading]: 'Open<br>daily' })).toMatchInlineSnapshot(
    `"notice <br> → Visitors read "<br>" letter for letter. This text has one line: write a space."`,
  );
  expect(found(rule, { '/routes/0/title': 'Bread &ndash; on the corner' })).toMatchInlineSnapshot(
    `"notice &ndash; → Visitors read "&ndash;" letter for letter. Write "–"."`,
  );
  expect(
    found(rule, { '/values/phone': '+254&nbsp;711 222 333', '/site/name': 'Salt &amp; Rye' }),
  ).toMatchInlineSnapshot(`
    "
    notice &amp; → Visitors read "&amp;" letter for letter. Write "&".
    notice &nbsp; → Visitors read "&nbsp;" letter for letter. Write a space that keeps its words on one line (U+00A0).
    "
  `);
  expect(found(rule, { [text]: `<b>Rye</b> ${call}` })).toMatchInlineSnapshot(`
    "
    notice <b> → Visitors read "<b>" letter for letter. Write **words** for bold ones.
    notice </b> → Visitors read "</b>" letter for letter. Write **words** for bold ones.
    "
  `);
  expect(found(rule, { [text]: ['One.', `<a href="/contact">Ask</a>${call}`] })).toMatchInlineSnapshot(
    `"notice <a href=\\"/contact\\">Ask</a> → Visitors read "<a href="/contact">Ask</a>" letter for letter. Write [words](address) for a link."`,
  );
});

test.each<[string, string]>([
  ['Bed &amp; Breakfast', 'Bed & Breakfast'],
  ['Caf&eacute; M&uuml;ller &#8211; &#x2019;s &hellip;', 'Café Müller – ’s …'],
  ['&quot;Rye&quot; at 5&deg; for &euro;3', '"Rye" at 5° for €3'],
  ['&#123;Rye&#125;', '{{Rye}}'],
  ['5&nbsp;kg', '5\u00a0kg'],
  ['Salt &amp;amp; Rye', 'Salt & Rye'],
  ['Open<br/>daily', 'Open daily'],
  ['<strong>Open</strong><BR>', 'Open'],
  ['<span style="color:red">Open</span>', 'Open'],
])('a heading that says %s is mended to %s', (written, right) => {
  expect(mendedAt(heading, { [heading]: written })).toBe(right);
});

test.each<[string, string]>([
  ['<b>Rye</b> and <em>spelt</em>.', '**Rye** and *spelt*.'],
  ['One.<br>Two.', 'One.\n\nTwo.'],
  ['<p>One.</p><p>Two.</p>', 'One.\n\nTwo.\n\n'],
  ['One.<p>Two.', 'One.\n\nTwo.'],
  ['Ask <a href="/contact" target="_blank">us &amp; them</a>.', 'Ask [us & them](/contact).'],
  [
    '<h2>Bring</h2><ul class="x"><li>a hat<li>a <b>coat</b></li></ul><blockquote>Calm.</blockquote>Then',
    '## Bring\n\n- a hat\n- a **coat**\n\n> Calm.\n\nThen',
  ],
  ['First<ol><li>row</li><li>rest</li></ol>', 'First\n\n1. row\n2. rest\n\n'],
  ['2 &#42; 3 &#91;kg&#93;', '2 \\* 3 \\[kg\\]'],
])('copy that says %s is mended to %s', (written, right) => {
  expect(mendedAt(text, { [text]: `${written} ${call}` })).toBe(`${right} ${call}`);
});

test('what an entry says is mended there', () => {
  const place = '/collections/breads/0/title';
  expect(mendedAt(place, { [place]: 'Rye &amp; more' })).toBe('Rye & more');
  expect(mendedAt('/values/phone', { '/values/phone': '+254&nbsp;711 222 333' })).toBe('+254\u00a0711 222 333');
});

test('accepts signs that are no HTML', () => {
  for (const words of ['Salt & Rye', 'a < b > c', 'Q&A; more', '<name@bakery.test>', '&unknown;', 'AT&T', '1<2', '<3'])
    expect(found(rule, { [heading]: words })).toBe('nothing');
  expect(found(rule, { [heading]: '<br>' })).not.toBe('nothing');
});
