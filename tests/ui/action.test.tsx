import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Action } from '../../src/ui/action';
import { SiteContext } from '../../src/ui/site';

const site = { base: '/', currentHref: '/', language: 'en', words: {} as never, icons: {} as never };

test.each([
  ['Book a place', false],
  ['Book a place →', true],
  ['← احجز', true],
  ['Nairobi ➔ Sydney', true],
])('whether the words %j have an arrow is told to the styles: %s', (label, isPointing) => {
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <Action action={{ label, to: { href: '/' } }} />
    </SiteContext>,
  );
  expect(/class="[^"]*pointing/.test(html)).toBe(isPointing);
});
