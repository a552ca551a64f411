import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { components as list } from '../../src/blocks/generated/components';
import { composePage } from '../../src/compose/compose-page';
import { composeShell } from '../../src/compose/compose-shell';
import { routeSources } from '../../src/compose/routes';
import { prepareSite, type Site } from '../../src/compose/site';
import { drawPage } from '../../src/editor/drawing/engine';
import { markMade } from '../../src/editor/drawing/made-parts';
import { readAssets } from '../../src/frame/read-assets';
import { asManifest } from '../../src/manifest/manifest';
import { readMarks } from '../../src/preview/marks';
import { createComponents } from '../../src/render/components';
import { PageView, SiteView } from '../../src/render/page-view';
import { composeExamples, examplesText } from '../examples';
import { isLong } from '../is-long';
import { root } from '../project';
import { registry } from '../registry';

const components = createComponents(list);

/** The least part of the letters of a page that lead to where they were written. */
const leastMarked = 0.93;

function siteIn(text: string, folder: string): Site {
  return prepareSite(asManifest(JSON.parse(text)), readAssets(folder).assets, registry, new Date('2026-11-23'), true);
}

const sites = {
  examples: () => siteIn(examplesText(), join(root, 'src/catalogue')),
  ...Object.fromEntries(
    ['kajak', ...(isLong ? ['agency', 'werkstatt', 'tajlid', 'contact-form'] : [])].map((name) => {
      const file = join(root, 'tests/fixtures', name, 'site.json');
      return [name, () => siteIn(readFileSync(file, 'utf8'), dirname(file))];
    }),
  ),
};

test.for(Object.entries(sites))('every page of %s is drawn alike with marks and without', async ([, open]) => {
  const site = open();
  const shell = composeShell(site).shell;
  let letters = 0;
  let marked = 0;
  const differences: string[] = [];
  for (const route of routeSources(site)) {
    const drawnPage = drawPage(site, route.path);
    if (!drawnPage) throw new Error(`${route.path} is not drawn.`);
    const page = composePage(site, route).page;
    await components.load(page.blocks.map(({ type }) => type));
    const clean = renderToString(
      <SiteView shell={shell} page={page}>
        <PageView page={page} components={components} />
      </SiteView>,
    );
    const withMarks = renderToString(
      <SiteView shell={drawnPage.shell} page={drawnPage.page}>
        <PageView page={drawnPage.page} components={components} />
      </SiteView>,
    );
    // What React writes between two texts that follow each other says nothing.
    differences.push(...firstDifference(route.path, readMarks(withMarks).clean, clean));
    letters += wordsIn(withMarks.replaceAll(/[\uE0F0-\uE10F]/g, '')).length;
    marked += wordsIn(markedWordsIn(withMarks)).length;
  }
  expect(differences).toEqual([]);
  expect(marked / letters).toBeGreaterThan(leastMarked);
});

/** Where two documents begin to differ, and what each says there. */
function firstDifference(path: string, one: string, other: string): string[] {
  if (one === other) return [];
  const start = [...one].findIndex((letter, index) => letter !== other[index]);
  const around = (html: string): string => html.slice(Math.max(0, start - 60), start + 60);
  return [`${path}: ${around(one)} | ${around(other)}`];
}

/** What visitors read of a document, without its tags. */
function wordsIn(html: string): string {
  return html.replaceAll(/<(script|style|svg)\b.*?<\/\1>|<[^>]*>|\s/gs, '');
}

/** The words that stand within marks. */
function markedWordsIn(html: string): string {
  const text = html.replaceAll(/<(script|style|svg)\b.*?<\/\1>|<[^>]*>/gs, '');
  return [...text.matchAll(/\uE0F2([^\uE0F0\uE0F1]*)/g)].map(([, words = '']) => words).join('');
}

test('what composers make of a block leads to what it was made of', () => {
  const led = (type: string): string[] => {
    const block = composeExamples()
      .flatMap(({ blocks }) => blocks)
      .find((one) => one.type === type);
    const places = new Set<string>();
    if (!block) throw new Error(`No example is a ${type}.`);
    markMade(block, registry.blocks[type]?.schema.composed, (place) => {
      places.add(place);
      return ['', ''];
    });
    return [...places].sort();
  };
  expect(led('embed')).toEqual(['/id']);
  expect(led('place')).toEqual(['/at', '/hours']);
  expect(led('route-map')).toEqual(expect.arrayContaining(['/groups/0/items/0/label', '/origin/label']));
  expect(led('hero')).toEqual([]);
});
