import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { checkSite } from '../../src/checks/check-site';
import { readAssets } from '../../src/frame/read-assets';
import { readMovement } from '../../src/pictures/moving';
import { publishDrawing } from '../../src/pictures/publish-drawing';
import { readToEnd } from '../../src/pictures/read-to-end';
import { renditionOf } from '../../src/pictures/rendition';
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

const damaged =
  'it is damaged or was cut off: it opens, but cannot be read to its end. Save it anew from its source, or have it sent again, and put that file into "uploads".';

/** A photo in a format, and a picture that moves in those that can. */
async function pictureAs(format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif', isMoving = false): Promise<Buffer> {
  const frame = { width: 300, height: isMoving ? 400 : 200, channels: 3 as const };
  const noise = Buffer.from(
    Array.from({ length: frame.width * frame.height * 3 }, (_, index) => (index * index) % 251),
  );
  const raw = { ...frame, ...(isMoving && { pageHeight: 200 }) };
  return sharp(noise, { raw }).toFormat(format).toBuffer();
}

/** What is wrong with pictures, by their names. */
function problemsOf(files: Record<string, Uint8Array>): Record<string, string> {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'uploads'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, 'uploads', name), content);
  const { pictures } = readAssets(folder).assets;
  return Object.fromEntries(
    Object.entries(pictures).flatMap(([path, file]) =>
      'problem' in file ? [[path.replace('uploads/', ''), file.problem]] : [],
    ),
  );
}

test('a picture that was cut off cannot be used, in each format, in its last frame too', async () => {
  const files: Record<string, Uint8Array> = {};
  for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
    const whole = await pictureAs(format);
    files[`whole.${format}`] = whole;
    for (const share of [0.3, 0.95]) files[`cut-${share}.${format}`] = whole.subarray(0, whole.length * share);
  }
  for (const format of ['gif', 'webp'] as const) {
    const moving = await pictureAs(format, true);
    files[`moving.${format}`] = moving;
    files[`cut-moving.${format}`] = moving.subarray(0, moving.length * 0.9);
  }
  // Many GIFs lack their last byte, and are whole.
  files['no-end.gif'] = files['whole.gif']?.subarray(0, -1) ?? new Uint8Array();
  for (const [index, drawing] of ['<g>', '<path d="M0 0h9v9z"/>', '<g></svg>', '</g></svg>'].entries())
    files[`cut-${index}.svg`] = Buffer.from(svg.replace('/>', `>${drawing}`));
  const cut = Object.keys(files).filter((name) => name.startsWith('cut'));
  expect(problemsOf(files)).toEqual(Object.fromEntries(cut.map((name) => [name, expect.stringContaining('damaged')])));
  expect(problemsOf({ 'a.jpg': files['cut-0.95.jpeg'] ?? new Uint8Array() })).toEqual({ 'a.jpg': damaged });
});

test('what a drawing is shown without is told once it was read', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'uploads'));
  const content = '<foreignObject><b>Hello</b></foreignObject><image href="data:image/png;base64,AAAA"/>';
  writeFileSync(join(folder, 'uploads/a.svg'), svg.replace('/>', `>${content}</svg>`));
  expect(readAssets(folder).assets.pictures['uploads/a.svg']).toMatchObject({
    lost: [expect.stringMatching(/^words/), expect.stringMatching(/^a photo that is not in it, or is damaged\./)],
  });
});

test('a picture is read to its end once, whatever its name, and never again', async () => {
  const file = join(temporaryFolder(), 'oven.png');
  writeFileSync(file, await pictureAs('png'));
  const picture = { key: randomUUID(), file, isDrawing: false, isMoving: false };
  expect(readToEnd([picture]).get(picture.key)).toEqual({});
  // It would be damaged, were it read again.
  writeFileSync(file, '');
  expect(readToEnd([picture]).get(picture.key)).toEqual({});
  vi.resetModules();
  const { readToEnd: ofAnotherProcess } = await import('../../src/pictures/read-to-end');
  expect(ofAnotherProcess([picture]).get(picture.key)).toEqual({});
});

/** A PNG of two frames, with a note in it. */
async function movingPng(): Promise<Buffer> {
  const png = await pictureAs('png');
  const data = png.indexOf('IDAT') - 4;
  const end = png.indexOf('IEND') - 4;
  const number = (...values: number[]): Buffer => Buffer.from(Uint32Array.from(values).buffer).swap32();
  const chunk = (name: string, content: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(name), content]);
    return Buffer.concat([number(content.length), named, number(crc32(named))]);
  };
  const frame = (index: number) =>
    chunk('fcTL', Buffer.concat([number(index, 300, 200, 0, 0), Buffer.from('000a00640000', 'hex')]));
  const again = chunk('fdAT', Buffer.concat([number(2), png.subarray(data + 8, end - 4)]));
  const note = chunk('tEXt', Buffer.from('Comment\0private house'));
  const start = [png.subarray(0, data), chunk('acTL', number(2, 0)), note, frame(0)];
  return Buffer.concat([...start, png.subarray(data, end), frame(1), again, png.subarray(end)]);
}

test.each([
  [
    'webp',
    async () =>
      sharp(await pictureAs('webp', true), { animated: true })
        .withExif({ IFD0: { Copyright: 'private house' } })
        .webp()
        .toBuffer(),
  ],
  ['png', movingPng],
  ['gif', () => pictureAs('gif', true)],
] as const)(
  'a %s that moves stays as it is but for what was noted in it, and has a picture of its first frame',
  async (ending, make) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'uploads'));
    const content = await make();
    expect(content.includes('private house')).toBe(ending !== 'gif');
    writeFileSync(join(folder, `uploads/wave.${ending}`), content);
    const { assets, originals } = readAssets(folder);
    const picture = assets.pictures[`uploads/wave.${ending}`];
    expect(picture).toMatchObject({
      kind: 'drawing',
      width: 300,
      height: 200,
      path: expect.stringMatching(`\\.${ending}$`),
    });
    const { path = '', still = '' } = picture && 'path' in picture ? picture : {};
    const published = Buffer.from((await renditionOf(path, originals)?.make())?.content ?? '');
    expect(published.includes('private house')).toBe(false);
    expect(readMovement(published, ending)).toEqual({ frames: 2, isWhole: true });
    const first = Buffer.from((await renditionOf(`${still}-160.webp`, originals)?.make())?.content ?? '');
    const { width, pages = 1 } = await sharp(first).metadata();
    expect({ width, pages }).toEqual({ width: 160, pages: 1 });
    // It is drawn as before.
    const pixels = (file: Buffer): Promise<Buffer> => sharp(file, { animated: true }).raw().toBuffer();
    expect((await pixels(published)).equals(await pixels(content))).toBe(true);
  },
);

test('a picture of one frame in a format that can move is a photo, and an AVIF that moves is told', async () => {
  const files = Object.fromEntries(
    await Promise.all((['webp', 'png'] as const).map(async (format) => [`a.${format}`, await pictureAs(format)])),
  );
  const film = await pictureAs('avif');
  film.write('avis', 8);
  expect(problemsOf({ ...files, 'a.avif': film })).toEqual({
    'a.avif': expect.stringMatching(/^it is a film as AVIF/),
  });
  expect(readMovement(await pictureAs('gif'), 'gif')).toEqual({ frames: 1, isWhole: true });
});
