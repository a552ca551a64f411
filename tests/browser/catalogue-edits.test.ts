import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame } from 'playwright-core';
import { expect, vi } from 'vitest';
import { runCommand } from '../cli/run-command';
import { eventually } from './browser-test';
import { copyTest, drawFrames, lookAtExample, type SiteServer, siteTest } from './catalogue-test';

copyTest(
  'what is edited shows, what cannot be read or drawn is told where it stands, and a new block type is there',
  { tags: 'night' },
  async ({ openCatalogue, server }) => {
    const { page } = await openCatalogue('/quote', /quote\/1\/site/);
    const [first] = await drawFrames(page, '.strip', undefined, [0]);
    expect(await first?.locator('figcaption').count()).toBe(1);
    const read = async (from: (frame: Frame) => Promise<string | undefined>): Promise<string | undefined> => {
      const [frame] = await drawFrames(page, '.strip', 'main', [0]);
      return frame && from(frame);
    };
    edit(server, 'schema/blocks/quote.schema.json', (text) => text.replace('"name": "', '"name": "Edited '));
    await eventually(() => page.locator('pre').first().innerText(), expect.stringContaining('"Edited '));
    await eventually(() => read((frame) => frame.locator('main').innerText()), expect.stringContaining('Edited '));
    edit(server, 'src/ui/quotation.tsx', (text) => text.replaceAll('figcaption', 'footer'));
    await eventually(() => read((frame) => frame.locator('footer').innerText()), expect.stringContaining('Edited '));
    edit(server, 'src/ui/quotation.module.css', (text) => `${text}\n@layer blocks { footer { opacity: 0.5; } }\n`);
    const opacity = (element: Element): string => getComputedStyle(element).opacity;
    await eventually(() => read((frame) => frame.locator('footer').evaluate(opacity)), '0.5');

    // A schema that is half done is told over the page as it was, until it is mended.
    edit(server, 'schema/blocks/text.schema.json', (text) => text.slice(1));
    const told = page.getByRole('alert');
    await told.getByText('schema/blocks/text.schema.json:2:3 cannot be read').waitFor();
    const half = await openCatalogue('/text', /text\/1\/site/);
    expect(half.status).toBe(200);
    await half.page.getByRole('heading', { name: 'Examples' }).waitFor();
    await half.page.close();
    edit(server, 'schema/blocks/text.schema.json', (text) => `{${text}`);
    await told.waitFor({ state: 'detached' });

    // An example that cannot be drawn says why in its frame, and the others stand.
    edit(server, 'src/ui/quotation.tsx', (text) =>
      text.replace('return (', "if (role) throw new Error('No role today');\n  return ("),
    );
    await eventually(
      () => read((frame) => frame.locator('main').innerText()),
      expect.stringContaining('No role today'),
    );
    expect(await page.locator('.strip iframe').count()).toBe(12);

    const { folder } = server;
    expect(await runCommand(['new-block', 'price-list'], { folder, project: folder })).toMatchObject({ code: 0 });
    // The sources must have been at rest for a moment before they are loaded anew.
    const isThere = async (): Promise<void> =>
      expect((await fetch(`${server.address}__catalogue/price-list`)).status).toBe(200);
    await vi.waitFor(isThere, { timeout: 30_000 });
    const { page: added } = await openCatalogue('/price-list', /price-list\/1\/site/);
    // The page loads again for each of the files that were written, and its frames with it.
    const isDrawn = async (): Promise<void> => {
      const [frame] = await drawFrames(added, '.strip', 'html[data-idle] main', [0]);
      expect(await frame?.locator('.price-list-module__items li').count()).toBeGreaterThan(0);
    };
    await vi.waitFor(isDrawn, { timeout: 30_000 });
    await added.goto(`${server.address}__catalogue`);
    expect(await added.getByRole('link', { name: 'Price list' }).count()).toBe(1);
  },
);

siteTest(
  'a page of npm start hides what is over before React has come, as a published one does',
  { tags: 'night' },
  async ({ open, server }) => {
    edit(server, 'site.json', (text) => {
      const site = JSON.parse(text);
      site.header.announcement = { text: 'We are closed today.', until: '2099-12-13' };
      return JSON.stringify(site, null, 2);
    });
    await eventually(async () => (await fetch(server.address)).text(), expect.stringContaining('We are closed today.'));
    const { page } = await open(server.address, {
      isAlone: true,
      untilHydrated: false,
      prepare: async (opened) => {
        await opened.clock.setFixedTime('2099-12-14T00:01:00');
        await opened.route(/\/client\/navigation\.ts/, (route) => route.abort());
      },
    });
    const announcement = page.locator('aside', { hasText: 'We are closed today.' });
    expect(await announcement.count()).toBe(1);
    await announcement.waitFor({ state: 'hidden' });
  },
);

siteTest('mistakes in site.json leave the catalogue as it is', { tags: 'night' }, async ({ openCatalogue, server }) => {
  edit(server, 'site.json', (text) => text.replace('"routes"', '"rotues"'));
  await eventually(async () => (await fetch(`${server.address}__problems`)).json().then(isFull), true);
  const { page } = await openCatalogue('/cta', /cta\/1\/site/);
  const [frame] = await drawFrames(page, '.strip', undefined, [0]);
  expect(await frame?.evaluate(lookAtExample)).toMatchObject({ accent: '#c2410c', isWhole: true });
});

function edit({ folder }: SiteServer, path: string, change: (text: string) => string): void {
  const file = join(folder, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

const isFull = (problems: unknown): boolean => Array.isArray(problems) && problems.length > 0;
