import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeOnGround } from '../../../src/pictures/jpeg/encode-on-ground';
import { encodeGround, unitsPerSegment } from '../../../src/pictures/jpeg/ground';
import { type Bitmap, Layer } from '../../../src/pictures/jpeg/layer';

/** Neither side is a multiple of 16, and segments end in the middle of rows. */
const [width, height, quality] = [1000, 315, 70];
const ink = '#14213d';

async function pixelsOf(color: string): Promise<Buffer> {
  const rings = Array.from({ length: 9 }, (_, index) => `<circle cx="700" cy="150" r="${20 + index * 17}"/>`);
  const paper = `<path fill="#fbf7f0" d="M0 0h${width}v${height}H0z"/><g fill="none" stroke="${color}" stroke-width="4">${rings.join('')}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paper}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

/** A disc with soft edges. */
function disc(radius: number): Bitmap {
  const side = radius * 2 + 2;
  const coverage = Uint8Array.from({ length: side * side }, (_, at) => {
    const distance = Math.hypot((at % side) - radius, Math.floor(at / side) - radius);
    return Math.round(Math.min(1, Math.max(0, radius - distance)) * 255);
  });
  return { left: -radius, top: -radius, width: side, height: side, coverage };
}

const discs: [radius: number, x: number, y: number][] = [
  [40, 90, 60],
  [25, 640, 150],
  [30, 990, 300],
];

async function pictureOn(pixels: Buffer): Promise<Uint8Array> {
  const ground = await encodeGround(pixels, width, height, quality);
  const layer = new Layer(ground.columns, ground.rows);
  for (const [radius, x, y] of discs) layer.draw(disc(radius), x, y);
  return encodeOnGround(ground, layer, ink);
}

/** The same drawn on the pixels, and encoded whole by sharp. */
async function wholePicture(pixels: Buffer): Promise<Buffer> {
  const drawn = Buffer.from(pixels);
  const color = Buffer.from(ink.slice(1), 'hex');
  for (const [radius, x, y] of discs) {
    const { left, top, width: side, coverage } = disc(radius);
    for (const [at, covered] of coverage.entries()) {
      const [column, row] = [x + left + (at % side), y + top + Math.floor(at / side)];
      if (column >= width || row >= height) continue;
      for (let channel = 0; channel < 3; channel++) {
        const place = (row * width + column) * 3 + channel;
        const under = drawn[place] ?? 0;
        drawn[place] = Math.round(under + (((color[channel] ?? 0) - under) * covered) / 255);
      }
    }
  }
  return sharp(drawn, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
}

async function decode(jpeg: Uint8Array): Promise<Buffer> {
  const { data, info } = await sharp(jpeg, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([width, height, 3]);
  return data;
}

test('a picture on a ground looks like the same picture encoded whole', async () => {
  for (const color of ['#0f766e', '#c2410c']) {
    const pixels = await pixelsOf(color);
    const [joined, whole] = await Promise.all([pictureOn(pixels).then(decode), wholePicture(pixels).then(decode)]);
    const differences = joined.map((value, at) => Math.abs(value - (whole[at] ?? 0)));
    expect(differences.reduce((sum, one) => sum + one, 0) / differences.length).toBeLessThan(0.25);
    expect(Math.max(...differences.filter((_, at) => at % 97 === 0))).toBeLessThan(40);
    expect(joined[(60 * width + 90) * 3 + 2]).toBeCloseTo(0x3d, -1);
  }
});

test('the head says the size, how far restart markers are apart, and the tables of that quality', async () => {
  const pixels = await pixelsOf('#0f766e');
  const [joined, whole] = [Buffer.from(await pictureOn(pixels)), await wholePicture(pixels)];
  const tables = (jpeg: Buffer): Buffer => jpeg.subarray(jpeg.indexOf('ffdb', 'hex'), jpeg.indexOf('ffc0', 'hex'));
  expect(tables(joined)).toEqual(tables(whole));
  const size = joined.indexOf('ffc0', 'hex');
  expect([joined.readUInt16BE(size + 5), joined.readUInt16BE(size + 7)]).toEqual([height, width]);
  const interval = joined.indexOf('ffdd0004', 'hex');
  expect(joined.readUInt16BE(interval + 4)).toBe(unitsPerSegment);
});

test('restart markers count from 0 to 7 and begin again, and the last segment ends the picture', async () => {
  const joined = Buffer.from(await pictureOn(await pixelsOf('#0f766e')));
  const scan = joined.subarray(joined.indexOf('ffda', 'hex') + 14);
  const markers = [...scan].flatMap((byte, at) => (byte === 0xff && scan[at + 1] !== 0 ? [scan[at + 1] ?? 0] : []));
  const segments = Math.ceil((Math.ceil(width / 16) * Math.ceil(height / 16)) / unitsPerSegment);
  const restarts = Array.from({ length: segments - 1 }, (_, index) => 0xd0 + (index % 8));
  expect(markers).toEqual([...restarts, 0xd9]);
  expect([...scan.subarray(-2)]).toEqual([0xff, 0xd9]);
});

test('what nothing is drawn upon are the bytes of the ground', async () => {
  const ground = await encodeGround(await pixelsOf('#0f766e'), width, height, quality);
  const empty = new Layer(ground.columns, ground.rows);
  const alone = Buffer.concat([ground.head, ground.scan]);
  expect(Buffer.from(encodeOnGround(ground, empty, ink)).equals(alone)).toBe(true);
  const layer = new Layer(ground.columns, ground.rows);
  layer.draw(disc(4), 500, 100);
  const drawn = Buffer.from(encodeOnGround(ground, layer, ink));
  expect(drawn.equals(alone)).toBe(false);
  const half = ground.head.length + (ground.starts[9] ?? 0);
  expect(drawn.subarray(0, half).equals(alone.subarray(0, half))).toBe(true);
  expect(drawn.subarray(-3000).equals(alone.subarray(-3000))).toBe(true);
});
