import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAssets } from '../../src/frame/read-assets';
import { renditionOf } from '../../src/pictures/rendition';
import { writePhoto } from './a-photo';

let folder = '';
let originals = new Map<string, string>();
let stems: Record<string, string> = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-photos-'));
  const uploads = join(folder, 'uploads');
  writeFileSync(join(folder, 'site.json'), '{}');
  mkdirSync(uploads);
  await writePhoto(join(uploads, 'fair.jpg'), { width: 800, height: 600 });
  await writePhoto(join(uploads, 'on-its-side.jpg'), { width: 800, height: 600, orientation: 6 });
  const whole = readFileSync(join(uploads, 'fair.jpg'));
  const png = await sharp(whole).png().toBuffer();
  writeFileSync(join(uploads, 'cut-off.png'), png);
  const gathered = readAssets(folder);
  // Between the check and the build.
  writeFileSync(join(uploads, 'cut-off.png'), png.subarray(0, 3000));
  ({ originals } = gathered);
  stems = Object.fromEntries(
    Object.entries(gathered.assets.pictures).map(([path, file]) => [path, 'stem' in file ? file.stem : '']),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

async function make(path: string): Promise<Buffer> {
  const made = await renditionOf(path, originals)?.make();
  if (made?.content === undefined) throw new Error(made?.problem ?? `Nothing is made for ${path}.`);
  return Buffer.from(made.content);
}

test.each(['avif', 'webp', 'jpg', 'png'])('a photo is made 320 pixels wide as %s', async (format) => {
  const {
    width,
    height,
    format: made,
    compression,
  } = await sharp(await make(`${stems['uploads/fair.jpg']}-320.${format}`)).metadata();
  expect([width, height]).toEqual([320, 240]);
  expect(made === 'heif' ? compression === 'av1' && 'avif' : made).toBe(format === 'jpg' ? 'jpeg' : format);
});

test('a smaller format is smaller', async () => {
  const sizes = await Promise.all(
    ['avif', 'webp', 'jpg'].map(async (format) => (await make(`${stems['uploads/fair.jpg']}-640.${format}`)).length),
  );
  expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
});

test('a photo that lies on its side is published upright', async () => {
  const { pictures } = readAssets(folder).assets;
  expect(pictures['uploads/on-its-side.jpg']).toMatchObject({ kind: 'photo', width: 600, height: 800 });
  const { width, height, orientation } = await sharp(
    await make(`${stems['uploads/on-its-side.jpg']}-320.jpg`),
  ).metadata();
  expect([width, height, orientation]).toEqual([320, 427, undefined]);
});

test('what a camera notes is not published', async () => {
  expect(readFileSync(join(folder, 'uploads/fair.jpg')).includes('private house')).toBe(true);
  for (const format of ['avif', 'webp', 'jpg', 'png']) {
    const photo = await make(`${stems['uploads/fair.jpg']}-320.${format}`);
    expect((await sharp(photo).metadata()).exif).toBeUndefined();
    expect(photo.includes('private house')).toBe(false);
  }
});

test('says which photo is damaged and what to do', async () => {
  const made = await renditionOf(`${stems['uploads/cut-off.png']}-320.avif`, originals)?.make();
  expect(made?.problem).toBe(
    'The picture cut-off.png is damaged: it opens, but cannot be read to its end. Save it anew from its source.',
  );
});

test.each(['_assets/start.1a.js', '_assets/flag-ke.2.svg', '_assets/nobody-320.avif', '_assets/-320.avif'])(
  '%s is no picture of the uploads folder',
  (path) => {
    expect(renditionOf(path, originals)).toBeUndefined();
  },
);
