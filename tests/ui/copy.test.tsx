import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Inline } from '../../src/compose/page';
import { parseCopy } from '../../src/compose/parse-copy';
import { Copy, InlineCopy } from '../../src/ui/copy';
import { SiteContext } from '../../src/ui/site';
import { blockOf } from '../compose/site-of';

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

const trips = {
  fields: { slug: { kind: 'text' }, days: { kind: 'days' } },
  entries: [{ slug: 'night', days: ['2031-05-01', '2031-05-10', '2031-06-01'] }],
};

/** The copy of a block whose second paragraph says the next day of an entry. */
function nextDay(): Parameters<typeof Copy>[0]['of'] {
  const next = { from: 'trips', each: 'days', limit: 1, as: 'Next on **{date:weekday}**.' };
  const text = ['By the creek.', next];
  return blockOf({ type: 'text', text } as never, { collections: { trips } }).text as never;
}

test('a paragraph that says the next day goes with that day', () => {
  expect(renderToStaticMarkup(<Copy of={nextDay()} />)).toContain(
    '<p>By the creek.</p><p data-until="2031-05-10">Next on <strong>Saturday, May 10</strong>.</p>',
  );
  expect(renderToStaticMarkup(<InlineCopy of={nextDay() as Inline[][]} />)).toBe(
    'By the creek.<br/><span data-until="2031-05-10">Next on <strong>Saturday, May 10</strong>.</span>',
  );
});
