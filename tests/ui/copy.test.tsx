import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseCopy } from '../../src/compose/parse-copy';
import { Copy } from '../../src/ui/copy';
import { SiteContext } from '../../src/ui/site';

const site = { base: '/', currentHref: '/', language: 'en', words: {} as never, icons: {} as never };
const parts = { text: (words: string) => words, link: (href: string) => ({ href }), level: 3 };

/** What an article is drawn as. */
function drawn(text: string): string {
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <Copy of={parseCopy(text, 'article', parts)} className="text" />
    </SiteContext>,
  ).replaceAll(/ class="[^"]*"/g, '');
}

test('an article is drawn as paragraphs, lists, headings and quotations, whose styles hold on to one attribute', () => {
  expect(drawn('Bring:\n- a *hat*\n- [a map](/map)\n\n1. go\n\n## Then\n\n> Calm.\n> Quiet.\n\nEnd')).toBe(
    '<div data-line-marks=""><p>Bring:</p><ul><li>a <em>hat</em></li><li><a href="/map">a map</a></li></ul>' +
      '<ol><li>go</li></ol><h3>Then</h3><blockquote><p>Calm.</p><p>Quiet.</p></blockquote><p>End</p></div>',
  );
});

test('paragraphs alone are drawn without it, and what looks like HTML is words', () => {
  expect(drawn('One\n\n**Two**')).toBe('<div><p>One</p><p><strong>Two</strong></p></div>');
  expect(drawn('- <b>x</b>\n\n## <script>')).toBe(
    '<div data-line-marks=""><ul><li>&lt;b&gt;x&lt;/b&gt;</li></ul><h3>&lt;script&gt;</h3></div>',
  );
});
