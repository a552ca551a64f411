import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { entriesIn } from '../../src/manifest/collections';
import { asJson, type Manifest } from '../../src/manifest/manifest';
import { buildFile } from '../build-file';
import { startSite } from '../cli/start-site';
import { productionCode } from '../production-code';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { eventually, test } from './browser-test';

/** A copy of a fixture in which a page is a draft that others link to, or where only it links to others, and a bicycle is one. */
function siteWithDraft(path: string): string {
  const folder = temporaryFolder();
  cpSync(join(root, 'tests/fixtures/werkstatt'), folder, { recursive: true });
  const file = join(folder, 'site.json');
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const [home] = manifest.routes;
  const page = manifest.routes.find((route) => route.path === path);
  if (page) page.draft = true;
  const [bike] = entriesIn('bikes', asJson(manifest));
  if (bike) bike.entry.draft = true;
  else if (home) manifest.routes.push({ ...home, path, title: 'Winterpause', draft: true });
  writeFileSync(file, JSON.stringify(manifest));
  return file;
}

test('a draft says what it is while the site is edited, also where a link leads to it or a list shows it', {
  tags: 'night',
  timeout: 150_000,
}, async ({ open }) => {
  const { port, stop } = await startSite(join(siteWithDraft('/kontakt'), '..'));
  try {
    const { page, troubles } = await open(`http://localhost:${port}/werkstatt/`);
    const mark = page.locator('#pagewright-draft');
    expect(await mark.count()).toBe(0);
    await page.locator('a[href="/werkstatt/kontakt"]').first().dispatchEvent('click');
    await mark.waitFor();
    expect(await mark.innerText()).toBe('Draft: you alone see this page. It is not published.');
    await page.goBack();
    await eventually(() => mark.count(), 0);
    await page.goto(`http://localhost:${port}/werkstatt/kontakt`);
    await mark.waitFor();
    await page.goto(`http://localhost:${port}/werkstatt/raeder`);
    const bikes = page.locator('main li').filter({ has: page.locator('h3') });
    await eventually(
      () => bikes.evaluateAll((cards) => cards.map((card) => getComputedStyle(card, '::after').content)),
      ['"Not published"', 'none', 'none'],
    );
    // A page that is left breaks off what it was still fetching.
    const ofSite = troubles.filter((trouble) => !/vite|React DevTools/i.test(trouble));
    expect(ofSite).toEqual([]);
  } finally {
    await stop();
  }
});

test('nothing of a draft is published', async () => {
  const folder = temporaryFolder();
  const built = await buildFile(siteWithDraft('/winterpause'), folder, await productionCode(root));
  expect(built.problem).toBeUndefined();
  const read = (path: string): string => readFileSync(join(built.outFolder, path), 'utf8');
  expect([existsSync(join(built.outFolder, 'kontakt.html')), read('sitemap.xml').includes('/kontakt<')]).toEqual([
    true,
    true,
  ]);
  for (const path of ['winterpause.html', '_page/winterpause.json'])
    expect(existsSync(join(built.outFolder, path))).toBe(false);
  expect(read('sitemap.xml')).not.toContain('winterpause');
  expect(read('raeder.html')).not.toMatch(/Stadtrad „Alma“|data-draft/);
});

test('a build says that a draft is linked to, and writes nothing', async () => {
  const folder = temporaryFolder();
  const { problem, outFolder } = await buildFile(siteWithDraft('/kontakt'), folder, await productionCode(root));
  expect(problem).toContain('The page "/kontakt" is a draft and is not published');
  expect(existsSync(outFolder)).toBe(false);
});
