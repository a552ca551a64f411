import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkSite } from '../../src/checks/check-site';
import { readAssets } from '../../src/frame/read-assets';
import { publishDrawing } from '../../src/pictures/publish-drawing';
import { siteWith } from '../checks/site-with';
import { registry } from '../registry';
import { temporaryFolder } from '../temporary-folder';
import { writePhoto } from './a-photo';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>';

/** What the check says of a site that shows a picture, with these files in its folder. */
async function said(src: string, files: Record<string, Uint8Array | 'photo'>): Promise<string[]> {
  const folder = temporaryFolder();
  const uploads = join(folder, 'uploads');
  mkdirSync(uploads);
  for (const name of ['logo.svg', 'example.svg']) writeFileSync(join(uploads, name), svg);
  for (const [name, content] of Object.entries(files)) {
    if (content === 'photo') await writePhoto(join(uploads, name), { width: 1800, height: 1200 });
    else writeFileSync(join(uploads, name), content);
  }
  const text = siteWith({ '/routes/1/blocks/1/picture/src': src });
  const { problems } = checkSite(text, readAssets(folder).assets, { now: new Date('2031-05-06'), registry });
  return problems.filter(({ rule }) => rule === 'picture-exists').map(({ message }) => message);
}

/** The beginning of a PNG, which says how wide and high it is. */
function pngOf(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(33);
  bytes.write('89504e470d0a1a0a0000000d49484452', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const toJpeg =
  'browsers do not show HEIC. Open it on your phone or computer, save or export it as JPEG, and put that file into "uploads". An iPhone takes JPEG itself with Settings, Camera, Formats, Most Compatible.';

test('a photo that only phones show is told as such, with the way to one that browsers show', async () => {
  const heic = { 'IMG_1.HEIC': Buffer.from('0000001866747970', 'hex') };
  expect(await said('uploads/IMG_1.HEIC', heic)).toEqual([
    `The picture "uploads/IMG_1.HEIC" cannot be used: ${toJpeg}`,
  ]);
  expect(await said('uploads/IMG_1.jpg', heic)).toEqual([
    `There is no picture "uploads/IMG_1.jpg". There is "uploads/IMG_1.HEIC", but ${toJpeg}`,
  ]);
});

test('a photo whose name differs by its ending or by capital letters alone is named, with the difference', async () => {
  expect(await said('uploads/IMG_1.JPG', { 'img_1.jpg': 'photo' })).toEqual([
    'There is no picture "uploads/IMG_1.JPG". Did you mean "uploads/img_1.jpg"? Capital and small letters count.',
  ]);
  expect(await said('uploads/oven.jpg', { 'oven.jpeg': 'photo' })).toEqual([
    'There is no picture "uploads/oven.jpg". Did you mean "uploads/oven.jpeg"? The ending is part of the name.',
  ]);
});

test('a picture of twenty thousand by twenty thousand pixels is too large, not damaged', async () => {
  expect(await said('uploads/wall.png', { 'wall.png': pngOf(20_000, 20_000) })).toEqual([
    'The picture "uploads/wall.png" cannot be used: it is too large, 20000 by 20000 pixels. Save it with 4000 on its longer side, which is enough for every screen.',
  ]);
});

test('a drawing that is as large as a country, or as small as nothing, is told as such', async () => {
  const drawing = (attributes: string) => ({
    'a.svg': Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`),
  });
  expect(await said('uploads/a.svg', drawing('width="1000000000" height="1000000000"'))).toEqual([
    'The picture "uploads/a.svg" cannot be used: it says that it is 1000000000 by 1000000000 pixels large, which no program draws. Save it with 1000 on its longer side: a drawing stays sharp at every size.',
  ]);
  expect(await said('uploads/a.svg', drawing('width="0" height="0"'))).toEqual([
    'The picture "uploads/a.svg" cannot be used: it does not say how wide and high it is, or says nought. Save it with its size: programs call that "width and height" or the size of the artboard.',
  ]);
});

test('a picture of another kind than its name says is published as what it is', async () => {
  const folder = temporaryFolder();
  const uploads = join(folder, 'uploads');
  mkdirSync(uploads);
  await writePhoto(join(uploads, 'oven.jpg'), { width: 400, height: 300 });
  renameSync(join(uploads, 'oven.jpg'), join(uploads, 'oven.png'));
  writeFileSync(join(uploads, 'logo.jpg'), svg);
  const { assets } = readAssets(folder);
  expect(assets.pictures['uploads/oven.png']).toMatchObject({ kind: 'photo', fallback: 'jpg' });
  expect(assets.pictures['uploads/logo.jpg']).toMatchObject({
    kind: 'drawing',
    path: expect.stringMatching(/logo\.[\w-]+\.svg$/),
  });
});

test('a picture that browsers do not show is told of, whatever its name says', async () => {
  const bitmap = Buffer.alloc(54);
  bitmap.write('BM');
  bitmap.writeUInt32LE(40, 14);
  bitmap.writeInt32LE(20, 18);
  bitmap.writeInt32LE(10, 22);
  expect(await said('uploads/plan.png', { 'plan.png': bitmap })).toEqual([
    expect.stringContaining('"uploads/plan.png" cannot be used: browsers do not show BMP.'),
  ]);
});

test('a drawing that was copied out of a page is one by itself', async () => {
  const copied = Buffer.from('<svg width="9" height="9" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
  expect(await publishDrawing(copied)).toContain('<svg xmlns="http://www.w3.org/2000/svg"');
});

test('a photo within a drawing is published without where and with what it was taken', async () => {
  const file = join(temporaryFolder(), 'garden.jpg');
  await writePhoto(file, { width: 60, height: 40, orientation: 6 });
  const address = `data:image/jpeg;base64,${readFileSync(file).toString('base64')}`;
  const image = `<image href="${address}" width="40" height="60"/><image href="data:image/png;base64,AAAA" width="9" height="9"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60">${image}</svg>`;
  const published = await publishDrawing(Buffer.from(drawing));
  const [, photo = ''] = /href="data:image\/jpeg;base64,([^"]+)"/.exec(published) ?? [];
  const { exif, width, height } = await sharp(Buffer.from(photo, 'base64')).metadata();
  expect({ exif, width, height }).toEqual({ exif: undefined, width: 40, height: 60 });
  expect(published).not.toContain('image/png');
});

test('a drawing that is not written in UTF-8 keeps its letters', async () => {
  const text = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>Größe</text></svg>';
  const declared = `<?xml version="1.0" encoding="ISO-8859-1"?>${text}`;
  expect(await publishDrawing(Buffer.from(declared, 'latin1'))).toContain('Größe');
  expect(await publishDrawing(Buffer.from(`\uFEFF${text}`))).toContain('Größe');
});
