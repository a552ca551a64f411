import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { components as list } from '../../src/blocks/generated/components';
import { composeShell } from '../../src/compose/compose-shell';
import { createComponents } from '../../src/render/components';
import { splitPreloads } from '../../src/render/document';
import { PageView, SiteView } from '../../src/render/page-view';
import { prepareRenderer, renderPage } from '../../src/render/server';
import { fewByDay } from '../is-long';
import { siteParts } from '../site-parts';
import { checkedSite, drawnSites } from './checked-site';

test.each(drawnSites)(
  'every page of %s, put together from its surroundings and its blocks, is what React draws as a whole',
  async (name) => {
    const { site, pages } = checkedSite(name);
    const shell = composeShell(site).shell;
    const types = pages.flatMap(({ page }) => page.blocks.map(({ type }) => type));
    const components = createComponents(list);
    await Promise.all([prepareRenderer(types), components.load(types)]);
    for (const { page } of fewByDay(4, pages)) {
      const whole = renderToString(
        <SiteView shell={shell} page={page}>
          <PageView page={page} components={components} />
        </SiteView>,
      );
      const { preloads, body } = splitPreloads(whole);
      const html = new TextDecoder().decode(renderPage(shell, page, siteParts, { styles: [] }).html);
      expect(html).toContain(`<body><div id="root">${body}</div><div id="notifications"`);
      expect(html).toContain(`\n${preloads}\n</head>`);
    }
    expect(pages.length).toBeGreaterThan(3);
  },
);

test('the typeface of text is asked for before the styles that name it, and nothing is where that is the system’s', () => {
  const { site, pages } = checkedSite('werkstatt');
  const { shell } = composeShell(site);
  const page = { ...(pages[0] as (typeof pages)[number]).page, blocks: [] };
  const html = (textFace?: string): string =>
    new TextDecoder().decode(renderPage(shell, page, { ...siteParts, textFace }, { styles: [['site', 'p{}']] }).html);
  const [before] = html('/_assets/face.woff2').split('<style');
  expect(before).toMatch(/<link rel="preload" as="font" [^>]*href="\/_assets\/face.woff2" crossorigin/);
  expect(html()).not.toContain('as="font"');
});
