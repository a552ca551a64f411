import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { defaultWords } from '../../src/compose/generated/words';
import type { CountedWord } from '../../src/compose/page';
import { textsOfWord, wordsIn } from '../../src/compose/words';
import type { Manifest } from '../../src/manifest/manifest';
import { allWords } from '../../src/registry/all-words';
import { fewByDay } from '../is-long';
import { eventually, test, waitUntilFollowing, waitUntilHydrated } from './browser-test';
import { readOutline } from './outline';
import { siteUnderTest } from './sites';

const { address, base, manifest, paths } = await siteUnderTest('werkstatt');
const germanWords: Record<string, CountedWord | undefined> = { ...wordsIn(allWords, 'de'), ...manifest.words };

test.concurrent('the second site is large enough to prove something', () => {
  expect(base).toBe('/werkstatt');
  expect(paths.length).toBeGreaterThanOrEqual(8);
});

test.concurrent.for(fewByDay(1, paths))(
  '%s of the second site comes to life below its base',
  async (path, { open }) => {
    const { page, status, troubles } = await open(address + path);
    const { mainHeadings, language, title, canonical, header, footer, text } = await readOutline(page);
    expect(status).toBe(200);
    expect(mainHeadings).toHaveLength(1);
    expect(text.length).toBeGreaterThan(50);
    expect(language).toBe('de');
    expect(title).toBe(`${manifest.routes.find((route) => route.path === path)?.title} – Speichenhof Mühlbrück`);
    expect(canonical).toBe(`https://beispiel.example/werkstatt${path}`);
    const labels = ['Start', 'Werkstatt', 'Kurse', 'Radreisen', 'Termine', 'Über uns', 'Kontakt'];
    expect(header.wide.map(({ label }) => label)).toEqual(labels);
    expect(header.wide.filter(({ links }) => links.length > 0)).toHaveLength(3);
    expect(footer.groups.length).toBeGreaterThan(0);
    const addresses = await page
      .locator('[href], [src]')
      .evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
      );
    const outside = addresses.filter((found) => found.startsWith('/') && !found.startsWith('/werkstatt/'));
    expect(outside).toEqual([]);
    expect(troubles).toEqual([]);
  },
);

test.concurrent.for(paths)(
  '%s of the second site says no English word of the engine',
  { tags: 'night' },
  async (path, { open }) => {
    const { page } = await open(address + path);
    const said = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = new Set<string>();
      while (texts.nextNode()) {
        if (!texts.currentNode.parentElement?.closest('script')) found.add(texts.currentNode.textContent?.trim() ?? '');
      }
      for (const element of document.querySelectorAll('[aria-label]'))
        found.add(element.getAttribute('aria-label') ?? '');
      return [...found];
    });
    const english = Object.entries(defaultWords)
      .filter(([name, word]) => germanWords[name] !== word)
      .flatMap(([, word]) => textsOfWord(word))
      .map(([, word]) => word.split(/\{\w+\}/).filter((part) => /\w{3}/.test(part)));
    const heard = english.filter((parts) => parts.length > 0 && said.some((text) => isSaid(text, parts)));
    expect(heard).toEqual([]);
  },
);

test.concurrent('links of the second site lead through it without a reload', { tags: 'night' }, async ({ open }) => {
  const { page, troubles } = await open(`${address}/`);
  await waitUntilFollowing(page);
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  for (const path of ['/termine', '/ueber-uns', '/kontakt', '/']) {
    await page.locator(`header a[href="${base}${path}"]`).first().click();
    await page.waitForURL(`**${base}${path}`);
    const title = manifest.routes.find((route) => route.path === path)?.title;
    await eventually(() => page.title(), `${title} – Speichenhof Mühlbrück`);
    await waitUntilHydrated(page);
  }
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
  await page.goBack();
  await eventually(() => page.locator('h1').textContent(), 'Kontakt');
  expect(troubles).toEqual([]);
});

test.concurrent('an unknown address below the base shows the page of the second site', { tags: 'night' }, async ({
  open,
}) => {
  const { page, status } = await open(`${address}/gibt-es-nicht`);
  expect(status).toBe(404);
  expect(await page.locator('main').innerText()).toContain('Hier ist die Luft raus.');
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await page.waitForURL(`${address}/`);
});

test.concurrent('the old addresses of the second site lead on', { tags: 'night' }, async ({ open }) => {
  for (const { from, to } of manifest.redirects ?? []) {
    const { page } = await open(address + from, { untilHydrated: false });
    await page.waitForURL(address + to);
    expect(await page.locator('h1').count()).toBe(1);
  }
});

test.concurrent('the sites together use every block type', async () => {
  const manifests = [manifest, (await siteUnderTest('agency')).manifest, (await siteUnderTest('kajak')).manifest];
  const types = new Set(manifests.flatMap(typesOf));
  const known = readdirSync('schema/blocks').map((name) => name.replace('.schema.json', ''));
  expect(known.filter((type) => !types.has(type))).toEqual([]);
});

function typesOf({ routes, notFound, shared }: Manifest): string[] {
  const blocks = [...routes.flatMap((route) => route.blocks), ...notFound.blocks];
  return blocks.map((block) => (block.type === 'shared' ? (shared?.[String(block.block)]?.type ?? '') : block.type));
}

/** Whether a text is a word of the engine, its gaps filled in somehow. */
function isSaid(text: string, parts: string[]): boolean {
  return parts.every((part) => text.includes(part)) && text.length < parts.join('').length + 40;
}

test.concurrent('what is typed into a form is kept under the base of its site: others may share its host', async ({
  open,
}) => {
  const { page } = await open(`${address}/kontakt`, { isAlone: true });
  await page.locator('form[data-ready] textarea').first().fill('Moin');
  const keys = (): Promise<string[]> =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('form:')));
  await eventually(keys, ['form:/werkstatt/kontakt']);
});
