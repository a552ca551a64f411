import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { prepareSite } from '../../src/compose/site';
import { type Code, drawPage } from '../../src/frame/draw-page';
import { composeFrame, type Frame, pageToDraw } from '../../src/frame/frame';
import { readAsset } from '../../src/frame/read-asset';
import { type GatheredAssets, readAssets } from '../../src/frame/read-assets';
import { composePages } from '../composed-pages';
import { isLong } from '../is-long';
import { productionCode } from '../production-code';
import { root } from '../project';
import { registry } from '../registry';

const source = join(root, 'tests/fixtures/werkstatt');
let code: Code;
let gathered: GatheredAssets;
let frame: Frame;

beforeAll(async () => {
  code = await productionCode(root);
  gathered = readAssets(source);
  const manifest = JSON.parse(readFileSync(join(source, 'site.json'), 'utf8'));
  const site = prepareSite(manifest, gathered.assets, registry, new Date('2031-05-06'));
  frame = composeFrame(site, gathered, code.renderer, '/boot.js');
});

const read = (path: string) => readAsset(path, frame, gathered);

test('every picture of a page is there, and the one for sharing it', async () => {
  const composed = composePages(frame.site).find(({ page }) => page.blocks.some(({ type }) => type === 'split'));
  if (!composed) throw new Error('The fixture has no page with a split.');
  const { page, facts } = composed;
  await code.renderer.prepareRenderer(page.blocks.map(({ type }) => type));
  const { html } = drawPage(frame, pageToDraw(frame, page), code.renderer);
  const shared =
    /property="og:image" content="[^"]*\/(_assets\/[^"]*)"/.exec(new TextDecoder().decode(html))?.[1] ?? '';
  const pictures = [...facts.assets, ...frame.facts.assets, shared];
  expect(pictures.filter((path) => path.endsWith('.avif')).length).toBeGreaterThan(3);
  // By day only those that are encoded in a moment.
  const small = pictures.filter((path) => !/-\d{3,}\.avif$/.test(path) || /-320\.avif$/.test(path));
  for (const path of new Set(isLong ? pictures : small)) {
    const content = await read(path);
    expect((await sharp(Buffer.from(content ?? '')).metadata()).width, path).toBeGreaterThan(0);
  }
});

test.each(['favicon.ico', 'apple-touch-icon.png', 'manifest.webmanifest'])('%s is there', async (path) => {
  expect((await read(path))?.length).toBeGreaterThan(100);
});

test('every calendar that a page names is there', async () => {
  const blocks = composePages(frame.site).flatMap(({ page }) => page.blocks);
  const named = blocks.flatMap((block) =>
    block.type === 'events'
      ? [block.calendar ?? [], block.details?.map(({ calendar }) => calendar ?? []) ?? []].flat(2)
      : [],
  );
  expect(named.length).toBeGreaterThan(3);
  for (const path of named) expect(await read(path), path).toMatch(/^BEGIN:VCALENDAR\r\n/);
});

test('a photo is encoded once, however often it is asked for', async () => {
  const [stem] = [...gathered.originals.keys()].filter((key) => key.includes('stadtrad'));
  expect(await read(`${stem}-320.avif`)).toBe(await read(`${stem}-320.avif`));
});

test.each([
  '_assets/nobody-320.avif',
  '_assets/nobody.svg',
  '_assets/social.nobody.jpg',
  '_calendar/none.ics',
  'index.html',
  '',
])('there is no %s', async (path) => {
  expect(await read(path)).toBeUndefined();
});
