import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { composeShell } from '../../src/compose/compose-shell';
import { formatValue } from '../../src/compose/format-value';
import { InSite } from '../../src/render/page-view';
import { useMoney } from '../../src/ui/use-money';
import { pageOf, siteOf } from '../compose/site-of';

const amounts = [4500, 4500.5, 0, -12.345];

function Amounts() {
  const money = useMoney();
  return amounts.map(money).join('|');
}

/** What a block writes that is drawn in a site of a language and a currency. */
function written(language: string, currency?: string): string {
  const { site } = siteOf().manifest;
  const parts = { site: { ...site, language, ...(currency && { currency }) } };
  const { shell } = composeShell(siteOf(parts));
  return renderToStaticMarkup(
    <InSite shell={shell} page={pageOf([], parts)}>
      <Amounts />
    </InSite>,
  );
}

test.each([
  ['en-KE', 'KES'],
  ['de-DE', 'EUR'],
  ['ar-EG', 'EGP'],
  ['ja-JP', 'JPY'],
])('a component writes amounts in %s and %s as placeholders do', (language, currency) => {
  const filled = amounts.map((amount) => formatValue(amount, 'money', { language, currency }).text);
  expect(written(language, currency)).toBe(filled.join('|'));
});

test('where the site names no currency, what says so names where to write it', () => {
  expect(() => written('en-KE')).toThrow('Write it into "site" in site.json, such as "currency": "KES".');
});
