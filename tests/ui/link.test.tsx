import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Link as LinkTarget } from '../../src/compose/page';
import { Copy } from '../../src/ui/copy';
import { Link } from '../../src/ui/link';
import { SiteContext } from '../../src/ui/site';
import { WholeWords } from '../../src/ui/whole-words';

const site = { base: '/', currentHref: '/', language: 'en', words: {} as never, icons: {} as never };

/** What a link with some words is drawn as. */
function drawn(href: string, words: string): string {
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <Link to={{ href }}>{words}</Link>
    </SiteContext>,
  );
}

test('an e-mail address may break after its @ and before its dots, and nowhere else by choice', () => {
  const html = drawn('mailto:hello@derg.kayaks.ie', 'hello@derg.kayaks.ie');
  expect(html).toContain('<bdi>hello@<wbr/>derg<wbr/>.kayaks<wbr/>.ie</bdi>');
  expect(html.replaceAll('<wbr/>', '')).toContain('>hello@derg.kayaks.ie<');
  expect(drawn('tel:+353209110123', '+353 20 911 0123')).toContain('<bdi>+353 20 911 0123</bdi>');
  expect(drawn('https://example.com', 'example.com')).toContain('>example.com</a>');
});

test('the note beside a link to a file leaves out what the words of the link say', () => {
  const file = { note: '({kind}, {size})', kind: 'PDF', size: '1.2\u00a0MB', type: 'application/pdf' };
  const shown = (words: ReactNode, other: Partial<LinkTarget['file']> = {}): string =>
    renderToStaticMarkup(
      <SiteContext value={site}>
        <Link to={{ href: '/prices.pdf', file: { ...file, ...other } }}>{words}</Link>
      </SiteContext>,
    ).replace(/<[^>]*>/g, '');
  expect(shown('Price list')).toBe('Price list (PDF, 1.2\u00a0MB)');
  for (const said of ['Price list (PDF)', 'Price list, pdf', 'PDF: the price list', 'Der PDF-Prospekt'])
    expect(shown(said)).toBe(`${said} (1.2\u00a0MB)`);
  expect(shown(<WholeWords of="Price list (PDF)" />)).toBe('Price list (PDF) (1.2\u00a0MB)');
  expect(shown('Price list (PDF, 1 MB)')).toBe('Price list (PDF, 1 MB)');
  expect(shown('Price list (1 MB)')).toBe('Price list (1 MB) (PDF)');
  // What only begins like a kind does not say it.
  expect(shown('PDFs of 2031')).toBe('PDFs of 2031 (PDF, 1.2\u00a0MB)');
  const rightToLeft = { note: '(\u2068{kind}\u2069، \u2068{size}\u2069)', size: '1.2\u00a0م.ب' };
  expect(shown('الأسعار PDF', rightToLeft)).toBe('الأسعار PDF (\u20681.2\u00a0م.ب\u2069)');
  const copy = (
    <Copy of={[[{ kind: 'link', to: { href: '/a.pdf', file }, content: [{ kind: 'strong', content: ['PDF'] }] }]]} />
  );
  expect(renderToStaticMarkup(<SiteContext value={site}>{copy}</SiteContext>)).toContain('</strong> (1.2\u00a0MB)</a>');
});
