import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { readAssets } from '../../src/frame/read-assets';
import { readToEnd } from '../../src/pictures/read-to-end';
import { renditionOf } from '../../src/pictures/rendition';
import { readMovement } from '../../src/uploads/moving';
import { temporaryFolder } from '../temporary-folder';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>';
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
