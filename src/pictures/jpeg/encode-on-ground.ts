import {
  blocksOf,
  blocksPerSegment,
  blocksPerUnit,
  brightnessAndColor,
  type Ground,
  placeInUnit,
  unitsPerSegment,
  writeSegment,
} from './ground';
import type { Layer } from './layer';
import { ScanWriter } from './scan-writer';
import { transformBlock } from './transform';

/**
 * Encodes a ground under a layer in a colour, `#rrggbb`, as a JPEG. It encodes only the segments that the layer
 * touches.
 */
export function encodeOnGround(ground: Ground, layer: Layer, color: string): Uint8Array {
  const { head, scan, starts } = ground;
  const [red = 0, green = 0, blue = 0] = Buffer.from(color.slice(1), 'hex');
  const words = brightnessAndColor(red, green, blue);
  writer.copy(head);
  let copied = 0;
  for (let unit = layer.nextTouched(0); unit >= 0; unit = layer.nextTouched(copied * unitsPerSegment)) {
    const segment = Math.floor(unit / unitsPerSegment);
    writer.copy(scan.subarray(starts[copied], starts[segment]));
    writeSegment(writer, ground, segment, blocksWith(ground, layer, words, segment));
    copied = segment + 1;
  }
  writer.copy(scan.subarray(starts[copied]));
  return writer.take();
}

const writer = new ScanWriter();
const samples = new Float64Array(64);
const halved = new Uint8Array(64);
const scratch = { coefficients: new Int16Array(blocksPerSegment * 64), lasts: new Uint8Array(blocksPerSegment) };

/**
 * Gives the blocks of a segment of the ground, with those that the layer covers encoded anew. They hold until the next
 * call.
 */
function blocksWith(ground: Ground, layer: Layer, words: number[], segment: number): ReturnType<typeof blocksOf> {
  const original = blocksOf(ground, segment);
  const blocks = { coefficients: scratch.coefficients, lasts: scratch.lasts.subarray(0, original.lasts.length) };
  blocks.coefficients.set(original.coefficients);
  blocks.lasts.set(original.lasts);
  for (let index = 0; index < blocks.lasts.length / blocksPerUnit; index++) {
    const unit = segment * unitsPerSegment + index;
    if (!layer.isTouched(unit)) continue;
    let isCovered = false;
    for (let kind = 0; kind < 4; kind++) {
      const above = unit * 4 + kind;
      if (layer.isEmpty(above)) continue;
      isCovered = true;
      const under = (unit * blocksPerUnit + kind) * 64;
      blend(ground.samples, under, layer.coverage, above * 64, words[0] ?? 0, samples);
      encodeBlock(blocks, index * blocksPerUnit + kind, ground.factors[0]);
    }
    if (!isCovered) continue;
    halve(layer.coverage, unit * 256, halved);
    for (let kind = 4; kind < blocksPerUnit; kind++) {
      blend(ground.samples, (unit * blocksPerUnit + kind) * 64, halved, 0, words[kind - 3] ?? 0, samples);
      encodeBlock(blocks, index * blocksPerUnit + kind, ground.factors[1]);
    }
  }
  return blocks;
}

function encodeBlock({ coefficients, lasts }: ReturnType<typeof blocksOf>, block: number, factors: Float64Array): void {
  lasts[block] = transformBlock(samples, factors, coefficients, block * 64);
}

/** Writes a block of the ground, blended with the colour where the layer covers it, to `target`, around zero. */
function blend(
  ground: Uint8Array,
  start: number,
  coverage: Uint8Array,
  above: number,
  color: number,
  target: Float64Array,
): void {
  for (let at = 0; at < 64; at++) {
    const under = ground[start + at] as number;
    target[at] = under - 128 + (color - under) * (coverage[above + at] as number) * (1 / 255);
  }
}

/** Writes the mean of each four pixels of a unit to `target`. */
function halve(coverage: Uint8Array, unit: number, target: Uint8Array): void {
  for (let at = 0; at < 64; at++) {
    const place = unit + placeInUnit((at & 7) * 2, (at >> 3) * 2);
    const upper = (coverage[place] as number) + (coverage[place + 1] as number);
    target[at] = (upper + (coverage[place + 8] as number) + (coverage[place + 9] as number) + 2) >> 2;
  }
}
