import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'site-styles-are-sound';

test('reports each line of the styles that is wrong, and what is', () => {
  const problems = [{ line: 7, message: 'loads "https://example.com/a.png".' }];
  expect(found(rule, { '/theme': {} }, { styles: { css: '', problems } })).toMatchInlineSnapshot(
    `"{ → styles/site.css, line 7: loads "https://example.com/a.png"."`,
  );
});

test('accepts sound styles, and a site without any', () => {
  expect(found(rule, {}, { styles: { css: 'h1{color:red}', problems: [] } })).toBe('nothing');
  expect(found(rule, {})).toBe('nothing');
});
