import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../../src/checks/check-site';
import { readAssets } from '../../src/frame/read-assets';
import { asJson, type JsonObject, type Manifest } from '../../src/manifest/manifest';
import { entryNamed } from '../../src/manifest/references';
import { buildFile } from '../build-file';
import { productionCode } from '../production-code';
import { root } from '../project';
import { registry } from '../registry';
import { temporaryFolder } from '../temporary-folder';
import { openBuilds } from './build-fixture';
import { pagesIn } from './built-document';

const siteFile = join(root, 'tests/fixtures/kajak/site.json');

test('the site of a small business is right', () => {
  const text = readFileSync(siteFile, 'utf8');
  const now = new Date('2031-05-06');
  expect(checkSite(text, readAssets(dirname(siteFile)).assets, { now, registry }).problems).toEqual([]);
});

test('a price or a day that changes in one place changes wherever it is said', async () => {
  const { build, outFolder } = await openBuilds('kajak', temporaryFolder());
  await build();
  const [price, day] = [placesOf('895\u00a0kr', outFolder), placesOf('30 maj', outFolder)];
  expect({ price, day }).toMatchInlineSnapshot(`
    {
      "day": {
        "index.html": 1,
        "kalender.html": 1,
        "turer.html": 1,
        "turer/grundkurs.html": 1,
      },
      "price": {
        "boka.html": 2,
        "index.html": 1,
        "turer.html": 1,
        "turer/grundkurs.html": 3,
        "turer/heldag.html": 1,
        "turer/overnattning.html": 1,
        "turer/skymningstur.html": 1,
      },
    }
  `);
  await build((manifest) => Object.assign(tripIn(manifest, 'grundkurs'), { price: 905, next: '2099-06-01' }));
  expect(placesOf('895\u00a0kr', outFolder)).toEqual({});
  expect(placesOf('30 maj', outFolder)).toEqual({});
  expect(placesOf('905\u00a0kr', outFolder)).toEqual(price);
  expect(placesOf('1 juni', outFolder)).toEqual(day);
});

test('each entry that is shown has its page, and what is closed or a draft has none', async () => {
  const { outFolder, problem } = await buildFile(siteFile, temporaryFolder(), await productionCode(root));
  expect(problem).toBeUndefined();
  const file = (name: string): string => readFileSync(join(outFolder, name), 'utf8');
  const isOfEntry = (path: string): boolean => /^\/(turer|nyheter)\/|vinter/.test(path);
  const trips = ['grundkurs', 'skymningstur', 'heldag', 'overnattning'].map((slug) => `/turer/${slug}`);
  const news = ['nya-kajaker', 'sasongen-borjar', 'tack-for-i-ar'].map((slug) => `/nyheter/${slug}`);
  const pages = pagesIn(outFolder).map(({ path }) => `/${path.replace(/\.html$/, '')}`);
  expect(pages.filter(isOfEntry).sort()).toEqual([...trips, ...news].sort());
  const mapped = [...file('sitemap.xml').matchAll(/<loc>https:\/\/[^/]+([^<]+)/g)].map(([, path = '']) => path);
  expect(mapped.filter(isOfEntry)).toEqual([...trips, ...news]);
  const fed = [...file('nyheter.xml').matchAll(/<link rel="alternate" href="https:\/\/[^/]+([^"]+)/g)];
  expect(fed.map(([, path]) => path)).toEqual(news);
  expect(placesOf('Isen ligger i viken', outFolder)).toEqual({});
});

test('a number that is a value is written after the language', async () => {
  const { build, outFolder } = await openBuilds('kajak', temporaryFolder());
  await build();
  expect(placesOf('12\u00a0500 gäster', outFolder)).toEqual({ 'om-oss.html': 1 });
});

test('a trip that is opened gets its page, and one that is closed loses it, its card and its choice', async () => {
  const { build, outFolder } = await openBuilds('kajak', temporaryFolder());
  await build((manifest) => {
    tripIn(manifest, 'vintertur').open = true;
    tripIn(manifest, 'skymningstur').open = false;
  });
  const pages = pagesIn(outFolder).filter(({ path }) => !/^en[/.]/.test(path));
  const leadingTo = (address: string): string[] =>
    pages.flatMap(({ path, html }) => (html.includes(address) ? path : []));
  expect(leadingTo('/turer/vintertur')).toEqual(pages.map(({ path }) => path));
  expect(leadingTo('/turer/vintertur')).toContain('turer/vintertur.html');
  expect(leadingTo('/turer/skymningstur')).toEqual([]);
  const booking = readFileSync(join(outFolder, 'boka.html'), 'utf8');
  expect(booking).toContain('value="vintertur"');
  expect(booking).not.toContain('value="skymningstur"');
});

function tripIn(manifest: Manifest, slug: string): JsonObject {
  const trip = entryNamed(slug, 'trips', asJson(manifest));
  if (!trip) throw new Error(`There is no trip "${slug}".`);
  return trip.entry;
}

/** How often the pages of a build say some words, by the file; those that never do are left out. */
function placesOf(words: string, outFolder: string): Record<string, number> {
  const counts = pagesIn(outFolder).map(({ path, html }) => [path, html.split(words).length - 1] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
