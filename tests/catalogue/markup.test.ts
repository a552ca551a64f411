import { expect, test } from 'vitest';
import { html } from '../../src/catalogue/markup';

test('escapes words and leaves markup as it is', () => {
  const strong = html`<b>${'<&"'}</b>`;
  expect(strong.markup).toBe('<b>&lt;&amp;&quot;</b>');
  expect(html`<p title="${'"'}">${strong} ${1}</p>`.markup).toBe('<p title="&quot;"><b>&lt;&amp;&quot;</b> 1</p>');
});

test('puts the parts of a list one after another', () => {
  expect(html`<ul>${['a', 'b'].map((word) => html`<li>${word}</li>`)}</ul>`.markup).toBe(
    '<ul><li>a</li>\n<li>b</li></ul>',
  );
});

test('keeps a backslash as it is written', () => {
  expect(html`${'\\n'}`.markup).toBe('\\n');
});
