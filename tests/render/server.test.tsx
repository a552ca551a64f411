import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { components as list } from '../../src/blocks/generated/components';
import { checkSite } from '../../src/checks/check-site';
import { composeShell } from '../../src/compose/compose-shell';
import { readAssets } from '../../src/frame/read-assets';
import { createComponents } from '../../src/render/components';
import { splitPreloads } from '../../src/render/document';
import { PageView, SiteView } from '../../src/render/page-view';
import { prepareRenderer, renderPage } from '../../src/render/server';
import { fewByDay } from '../is-long';
import { root } from '../project';
import { registry } from '../registry';
import { siteParts } from '../site-parts';

test.each(['agency', 'werkstatt', 'tajlid', 'kajak', 'contact-form'])(
  'every page of %s, put together from its surroundings and its blocks, is what React draws as a whole',
  async (name) => {
    const { site, pages } = checked(name);
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
  const { site, pages } = checked('werkstatt');
  const { shell } = composeShell(site);
  const page = { ...(pages[0] as (typeof pages)[number]).page, blocks: [] };
  const html = (textFace?: string): string =>
    new TextDecoder().decode(renderPage(shell, page, { ...siteParts, textFace }, { styles: [['site', 'p{}']] }).html);
  const [before] = html('/_assets/face.woff2').split('<style');
  expect(before).toMatch(/<link rel="preload" as="font" [^>]*href="\/_assets\/face.woff2" crossorigin/);
  expect(html()).not.toContain('as="font"');
});

/** A site of the tests with its pages, composed. */
function checked(name: string) {
  const file = join(root, 'tests/fixtures', name, 'site.json');
  const { assets } = readAssets(dirname(file));
  const now = new Date('2026-11-22');
  const { site, pages = [] } = checkSite(readFileSync(file, 'utf8'), assets, { now, registry });
  if (!site) throw new Error(`${file} has errors.`);
  return { site, pages };
}
