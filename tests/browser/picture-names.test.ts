import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type StartedSite, startSite } from '../cli/start-site';
import { fewByDay, isLong } from '../is-long';
import { writePhoto } from '../pictures/a-photo';
import { productionCode } from '../production-code';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import { eventually, type OpenOptions, test } from './browser-test';
import { examplesWith, sitePerType, typesWithPictures } from './picture-places';
import { serveSite } from './serve-site';

/** Names as phones, cameras and people give them. */
const names = [
  'our team in spring',
  'Grüße aus Köln',
  'team (1)',
  'stand #4',
  '100% natural',
  "the owner's desk",
  'you & me',
  'Nairobi, Kenya',
  'bread+butter',
  'who is this?',
  'WhatsApp Image 2027-01-05 at 10.12.33',
  'فريق العمل',
  'party 🎉',
];
const photos = names.map((name) => `uploads/${name}.jpeg`);
const drawings = names.map((name) => `uploads/${name}.svg`);

const folder = folderForFile();
const file = join(folder, 'site.json');
let built: { origin: string; server: Server | undefined } | undefined;
let developed: StartedSite | undefined;

beforeAll(async () => {
  mkdirSync(join(folder, 'uploads'));
  for (const [index, photo] of photos.entries()) {
    const plain = join(folder, 'photo.jpeg');
    await writePhoto(plain, { width: 60 + index, height: 40 });
    renameSync(plain, join(folder, photo));
  }
  for (const [index, drawing] of drawings.entries()) {
    const size = `width="${60 + index}" height="40"`;
    const text = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h60v40z"/></svg>`;
    writeFileSync(join(folder, drawing), text);
  }
  const manifest = sitePerType(drawings[0] ?? '', (type) =>
    [...photos, ...drawings].flatMap((src) => examplesWith(type, src).slice(0, 1)),
  );
  writeFileSync(file, JSON.stringify(manifest));
  const { site, server } = await serveSite(file, join(folder, 'built'), await productionCode(root));
  expect(site.problem).toBeUndefined();
  built = { origin: site.origin, server };
  if (isLong) developed = await startSite(folder);
}, 180_000);

afterAll(async () => {
  await developed?.stop();
  built?.server?.closeAllConnections();
  built?.server?.close();
});

/** Has every picture of a page loaded, and tells the addresses of those that show nothing. */
async function missing(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('img')];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc || image.src);
  });
}

test.for(
  fewByDay(1, typesWithPictures).flatMap((type) =>
    // Every page shows every name, and both draw it with the same components.
    (isLong ? (['the build', 'development'] as const) : (['the build'] as const)).map((place) => ({ type, place })),
  ),
)('pictures of any file name are seen in $type, in $place', { timeout: 120_000 }, async ({ type, place }, { open }) => {
  const origin = place === 'the build' ? built?.origin : `http://127.0.0.1:${developed?.port}`;
  const refused: string[] = [];
  const options: OpenOptions = {
    isAlone: true,
    untilHydrated: false,
    prepare: async (page) => {
      page.setDefaultNavigationTimeout(60_000);
      page.on('response', (response) => response.status() >= 400 && refused.push(response.url()));
    },
  };
  const { page, troubles } = await open(`${origin}/${type}`, options);
  // While a site is edited, React draws the page once its code has come.
  const least = photos.length + drawings.length;
  await page
    .locator('main img')
    .nth(least - 1)
    .waitFor({ state: 'attached' });
  // A picture that is asked for in another size meanwhile is not there for a moment.
  await eventually(() => missing(page), []);
  expect(refused).toEqual([]);
  expect(troubles.filter((trouble) => trouble.startsWith('request failed'))).toEqual([]);
});
