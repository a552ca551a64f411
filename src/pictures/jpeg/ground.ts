import { type BlockTables, readHead } from './head';
import { ScanWriter } from './scan-writer';
import { factorsOf, transformBlock } from './transform';

/**
 * A ground that many pictures share, encoded once: pixels, the blocks made of them, and the finished bytes. Its scan is
 * a row of independent segments, each ended by a restart marker, so that a picture can take every segment from here
 * that it does not change.
 */
export interface Ground {
  width: number;
  height: number;
  /** Units of 16×16 pixels across, and down. */
  columns: number;
  rows: number;
  /**
   * The 64 values of every block: for each unit four blocks of brightness, then two of colour at half the width and
   * height.
   */
  samples: Uint8Array;
  /** The same blocks encoded; `lasts` has the index of the last coefficient of each that is not zero. */
  coefficients: Int16Array;
  lasts: Uint8Array;
  head: Uint8Array;
  /** The tables for brightness and for colour. */
  tables: [BlockTables, BlockTables];
  factors: [Float64Array, Float64Array];
  scan: Uint8Array;
  /** The start of each segment of the scan, then the end of the last one. */
  starts: number[];
}

/**
 * The number of units in a segment. With fewer, less has to be encoded again around words, but each segment costs about
 * four bytes.
 */
export const unitsPerSegment = 15;
/** The blocks of a unit of 16×16 pixels: four of brightness, two of colour. */
export const blocksPerUnit = 6;
/** The blocks of a segment. */
export const blocksPerSegment = unitsPerSegment * blocksPerUnit;
/** The most bytes of a block: 26 bits for each coefficient, and an empty byte after every byte. */
const mostBytesOfBlock = 64 * 8;

const [firstRestart, endOfImage] = [0xd0, 0xd9];

/** Encodes pixels of red, green and blue so that pictures can be made on them, in a quality from 1 to 100. */
export async function encodeGround(
  pixels: Uint8Array,
  width: number,
  height: number,
  quality: number,
): Promise<Ground> {
  const { default: sharp } = await import('sharp');
  // Its tables are the standard ones, as nothing is optimised for this one picture.
  const options = { quality, optimiseCoding: false, chromaSubsampling: '4:2:0' };
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg(options)
    .toBuffer();
  const { bytes, tables } = readHead(jpeg, unitsPerSegment);
  const [columns, rows] = [Math.ceil(width / 16), Math.ceil(height / 16)];
  const blocks = columns * rows * blocksPerUnit;
  const ground: Ground = {
    width,
    height,
    columns,
    rows,
    samples: samplesOf(pixels, width, height),
    coefficients: new Int16Array(blocks * 64),
    lasts: new Uint8Array(blocks),
    head: bytes,
    tables,
    factors: [factorsOf(tables[0].divisors), factorsOf(tables[1].divisors)],
    scan: new Uint8Array(),
    starts: [],
  };
  const block = new Float64Array(64);
  for (let index = 0; index < blocks; index++) {
    for (let at = 0; at < 64; at++) block[at] = (ground.samples[index * 64 + at] as number) - 128;
    const factors = ground.factors[index % blocksPerUnit > 3 ? 1 : 0];
    ground.lasts[index] = transformBlock(block, factors, ground.coefficients, index * 64);
  }
  return writeGround(ground);
}

/** Gives the brightness and the two values of colour of a pixel, from 0 to 255 (JFIF 1.02). */
export function brightnessAndColor(red: number, green: number, blue: number): [number, number, number] {
  return [brightnessOf(red, green, blue), bluenessOf(red, green, blue), rednessOf(red, green, blue)];
}

function brightnessOf(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

function bluenessOf(red: number, green: number, blue: number): number {
  return 128 - 0.168736 * red - 0.331264 * green + 0.5 * blue;
}

function rednessOf(red: number, green: number, blue: number): number {
  return 128 + 0.5 * red - 0.418688 * green - 0.081312 * blue;
}

/**
 * Gives the samples of all blocks. Pixels past the right and lower edge repeat the last; a sample of colour is the mean
 * of four pixels.
 */
function samplesOf(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const [columns, rows] = [Math.ceil(width / 16), Math.ceil(height / 16)];
  const samples = new Uint8ClampedArray(columns * rows * blocksPerUnit * 64);
  for (let top = 0; top < rows * 16; top += 2) {
    for (let left = 0; left < columns * 16; left += 2) {
      const unit = ((top >> 4) * columns + (left >> 4)) * blocksPerUnit * 64;
      let [reds, greens, blues] = [0, 0, 0];
      for (let corner = 0; corner < 4; corner++) {
        const x = left + (corner & 1);
        const y = top + (corner >> 1);
        const pixel = (Math.min(y, height - 1) * width + Math.min(x, width - 1)) * 3;
        const red = pixels[pixel] as number;
        const green = pixels[pixel + 1] as number;
        const blue = pixels[pixel + 2] as number;
        samples[unit + placeInUnit(x, y)] = brightnessOf(red, green, blue);
        reds += red / 4;
        greens += green / 4;
        blues += blue / 4;
      }
      const color = unit + 256 + ((top & 14) << 2) + ((left & 15) >> 1);
      samples[color] = bluenessOf(reds, greens, blues);
      samples[color + 64] = rednessOf(reds, greens, blues);
    }
  }
  return new Uint8Array(samples.buffer);
}

/** Gives the index of the brightness of a pixel among the four blocks of its unit. */
export function placeInUnit(x: number, y: number): number {
  return ((y & 8) << 4) | ((x & 8) << 3) | ((y & 7) << 3) | (x & 7);
}

/** Writes the scan of a ground; gives the ground with it. */
function writeGround(ground: Ground): Ground {
  const writer = new ScanWriter();
  const starts: number[] = [];
  const segments = Math.ceil(ground.lasts.length / blocksPerSegment);
  for (let segment = 0; segment < segments; segment++) {
    starts.push(writer.position);
    writeSegment(writer, ground, segment, blocksOf(ground, segment));
  }
  starts.push(writer.position);
  return { ...ground, scan: writer.take(), starts };
}

/** The blocks of one segment, or of all: their coefficients, and the index of the last of each that is not zero. */
type Blocks = Pick<Ground, 'coefficients' | 'lasts'>;

/** Gives the blocks of a segment of the ground, in the same memory. */
export function blocksOf({ coefficients, lasts }: Ground, segment: number): Blocks {
  const [start, end] = [segment * blocksPerSegment, Math.min(lasts.length, (segment + 1) * blocksPerSegment)];
  return { coefficients: coefficients.subarray(start * 64, end * 64), lasts: lasts.subarray(start, end) };
}

/**
 * Writes the blocks of a segment, and the marker after it; the first coefficients are differences that begin at zero.
 */
export function writeSegment(
  writer: ScanWriter,
  { tables, lasts: all }: Ground,
  segment: number,
  { coefficients, lasts }: Blocks,
): void {
  const before = [0, 0, 0];
  writer.makeRoom(lasts.length * mostBytesOfBlock);
  for (let block = 0; block < lasts.length; block++) {
    const kind = block % blocksPerUnit;
    const component = kind > 3 ? kind - 3 : 0;
    const { first, others } = kind > 3 ? tables[1] : tables[0];
    const value = coefficients[block * 64] as number;
    const difference = value - (before[component] as number);
    writer.writeBlock(coefficients, block * 64, lasts[block] as number, difference, first, others);
    before[component] = value;
  }
  const isEnd = (segment + 1) * blocksPerSegment >= all.length;
  writer.endSegment(isEnd ? endOfImage : firstRestart + (segment & 7));
}
