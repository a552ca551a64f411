import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link } from '../../src/ui/link';
import { SiteContext } from '../../src/ui/site';

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
