import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { readPhoto } from '../../src/editor/fields/strip-photo';
import { photoOfPhone } from '../photo-of-phone';

type Ending = 'jpeg' | 'png' | 'webp';

/** A picture of one colour, as it comes from a program that says nothing of it. */
const plain = (ending: Ending): Promise<Buffer> => drawn().toFormat(ending).toBuffer();

function drawn(): Sharp {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#47a' } });
}

/** The pixels of a picture as it is stored, not as it is held. */
const pixelsOf = (bytes: Uint8Array): Promise<Buffer> => sharp(bytes).raw().toBuffer();

test.for<Ending>(['jpeg', 'png', 'webp'])(
  'of a %s that a phone took, the picture stays as it was, and no place and no day',
  async (ending) => {
    const photo = await photoOfPhone({ ending, width: 60, height: 40, orientation: 6 });
    expect((await sharp(photo).metadata()).exif?.includes('Nairobi')).toBe(true);
    const { orientation, hasMore, stripped } = readPhoto(new Uint8Array(photo)) ?? expect.fail('It was not read.');
    expect([orientation, hasMore]).toEqual([6, true]);
    expect(Buffer.from(stripped).includes('Nairobi')).toBe(false);
    expect((await pixelsOf(stripped)).equals(await pixelsOf(photo))).toBe(true);
    const { exif, xmp } = await sharp(stripped).metadata();
    // How a JPEG was held is said on, in 36 bytes.
    expect([exif?.length, xmp]).toEqual([ending === 'jpeg' ? 32 : undefined, undefined]);
    expect((await sharp(stripped).metadata()).orientation).toBe(ending === 'jpeg' ? 6 : undefined);
  },
);

test.for<Ending>(['jpeg', 'png', 'webp'])('a %s of which nothing is said is the same, byte by byte', async (ending) => {
  const bytes = new Uint8Array(await plain(ending));
  const { orientation, hasMore, stripped } = readPhoto(bytes) ?? expect.fail('It was not read.');
  expect([orientation, hasMore]).toEqual([1, false]);
  expect(Buffer.from(stripped).equals(Buffer.from(bytes))).toBe(true);
});

test('what a camera puts behind the picture goes, a progressive one is read to its end, and colours stay', async () => {
  const photo = await drawn().withIccProfile('p3').jpeg({ progressive: true }).toBuffer();
  const behind = Buffer.concat([photo, await photoOfPhone({ ending: 'jpeg', width: 60, height: 40, orientation: 1 })]);
  const { hasMore, stripped } = readPhoto(new Uint8Array(behind)) ?? expect.fail('It was not read.');
  expect([hasMore, Buffer.from(stripped).equals(photo)]).toEqual([true, true]);
  expect((await sharp(stripped).metadata()).icc).toBeDefined();
});

test('what moves, what is drawn, what is broken and what is no picture are left alone', async () => {
  const frames = Buffer.concat([await drawn().raw().toBuffer(), await drawn().negate().raw().toBuffer()]);
  const moving = sharp(frames, { raw: { width: 60, height: 80, channels: 3, pageHeight: 40 } });
  const jpeg = await plain('jpeg');
  const animatedPng = Buffer.concat([
    (await plain('png')).subarray(0, 33),
    Buffer.from('00000008', 'hex'),
    Buffer.from('acTL'),
  ]);
  for (const bytes of [
    await moving.webp({ loop: 0, delay: [100, 100] }).toBuffer(),
    await moving.gif().toBuffer(),
    animatedPng,
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('%PDF-1.7'),
    jpeg.subarray(0, 30),
    Buffer.alloc(0),
  ])
    expect(readPhoto(new Uint8Array(bytes))).toBeUndefined();
});
