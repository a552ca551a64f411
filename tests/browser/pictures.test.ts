import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { examples, examplesText, schemas } from '../examples';
import { fewByDay } from '../is-long';
import { writePhoto } from '../pictures/a-photo';
import { productionCode } from '../production-code';
import { root } from '../project';
import { test } from './browser-test';
import { serveSite } from './serve-site';

const folder = mkdtempSync(join(tmpdir(), 'pagewright-photos-'));
const withPictures = [
  ...new Set(examples.filter(({ block }) => /"src"/.test(JSON.stringify(block))).map(({ type }) => type)),
];
// Any block may stand on a picture; an example does.
const onPictures = examples.filter(({ block }) => 'backdrop' in block).map(({ type }) => type);
const looked = fewByDay(2, withPictures);
let server: Server | undefined;
let origin = '';

beforeAll(async () => {
  // Films and their captions are those of the examples; the pictures are the test's own.
  cpSync(join(root, 'src/catalogue/uploads'), join(folder, 'uploads'), { recursive: true });
  await writePhoto(join(folder, 'uploads/example.jpg'), { width: 2000, height: 1500 });
  const site = JSON.parse(examplesText(), (_, part) => (isLookedAt(part) ? withPhotos(part) : part));
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
  const served = await serveSite(join(folder, 'site.json'), folder, await productionCode(root));
  expect(served.site.problem).toBeUndefined();
  ({ server } = served);
  ({ origin } = served.site);
}, 60_000);

afterAll(() => {
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Tells whether a part is a block of a type that is looked at. */
function isLookedAt(part: { type?: string } | null): boolean {
  return part?.type === 'split' || looked.some((type) => type === part?.type);
}

/** Gives a block with a photo in the place of the drawing of the examples, which takes long to encode. */
function withPhotos(block: object): object {
  return JSON.parse(JSON.stringify(block).replaceAll('uploads/example.svg', 'uploads/example.jpg'));
}

/** A photo as it is drawn: its width, the one that `sizes` announces, and the file that the browser has taken. */
interface DrawnPhoto {
  width: number;
  announced: number;
  file: string;
  isFullWidth: boolean;
}

test('every block type with pictures is tried', () => {
  const declared = Object.keys(schemas.blocks).filter((type) => /"widest"/.test(JSON.stringify(schemas.blocks[type])));
  expect(onPictures.length).toBeGreaterThan(0);
  expect(withPictures.sort()).toEqual([...new Set([...declared, ...onPictures])].sort());
});

test.for(looked)('the photos of %s are announced about as wide as they are drawn', async (type, { open }) => {
  const { page, troubles } = await open(`${origin}/${type}`, { viewport: { width: 360, height: 740 } });
  const places = JSON.stringify([schemas.blocks[type], onPictures.includes(type) && schemas.definitions]).match(
    /(?<="widest":)\d+/g,
  );
  const widest = Math.max(...(places ?? []).map(Number));
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    // What a phone leaves out it does not fetch either.
    const photos = (await page.evaluate<DrawnPhoto[]>(measurePhotos)).filter((photo) => photo.width > 0);
    expect(photos.length).toBeGreaterThan(0);
    for (const photo of photos) {
      expect(photo.announced, `at ${width} pixels`).toBeGreaterThan(photo.width * 0.85);
      expect(photo.announced, `at ${width} pixels`).toBeLessThan(photo.width * 2.5);
      // From edge to edge of a large window, each of its own pixels is one of the file.
      const most = photo.isFullWidth ? 2 * widest : widest + 1;
      expect(photo.width, `at ${width} pixels`).toBeLessThanOrEqual(most);
      expect(photo.file).toMatch(/\.avif$/);
    }
  }
  expect(troubles).toEqual([]);
});

test('a photo comes when it is near, in a file that is wide enough', async ({ open }) => {
  const { page } = await open(`${origin}/split`, { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const photo = page.locator('main picture img').first();
  await photo.scrollIntoViewIfNeeded();
  await photo.evaluate((image: HTMLImageElement) => image.decode());
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeLessThanOrEqual(360);
  expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-960\.avif$/);
});

async function measurePhotos(): Promise<DrawnPhoto[]> {
  const images = [...document.querySelectorAll<HTMLImageElement>('main picture img')];
  const ruler = document.body.appendChild(document.createElement('div'));
  ruler.style.position = 'absolute';
  const lengthOf = (sizes: string): number => {
    const part = sizes.split(',').find((one) => {
      const [, condition] = /^\s*(\(.*\))\s/.exec(one) ?? [];
      return condition === undefined || matchMedia(condition).matches;
    });
    ruler.style.width = part?.replace(/^\s*\(.*\)\s/, '') ?? '';
    return ruler.getBoundingClientRect().width;
  };
  const drawn: DrawnPhoto[] = [];
  for (const image of images) {
    image.loading = 'eager';
    // Where another width of the window asks for another file, the first one is given up half way.
    while (!image.complete || image.naturalWidth === 0)
      await new Promise((come) => image.addEventListener('load', come, { once: true }));
    const sizes = image.parentElement?.querySelector('source')?.sizes ?? '';
    const { width } = image.getBoundingClientRect();
    const isFullWidth = width >= document.documentElement.clientWidth;
    drawn.push({ width, announced: lengthOf(sizes), file: image.currentSrc, isFullWidth });
  }
  ruler.remove();
  return drawn;
}
