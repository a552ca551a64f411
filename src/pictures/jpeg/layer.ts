import { placeInUnit } from './ground';

/** A coverage of pixels, each from 0 to 255, row by row. */
export interface Bitmap {
  /** The distance from its place to its first pixel. */
  left: number;
  top: number;
  width: number;
  height: number;
  coverage: Uint8Array;
}

/** The coverage of pixels by what is drawn upon a ground in one colour. */
export class Layer {
  /** The coverage of each pixel, in the order of the ground's units and of their four blocks of brightness. */
  readonly coverage: Uint8Array;
  /** The same, four pixels to a number. */
  private readonly fours: Uint32Array;
  private readonly touched: Uint8Array;

  constructor(
    private readonly columns: number,
    private readonly rows: number,
  ) {
    this.coverage = new Uint8Array(columns * rows * 256);
    this.fours = new Uint32Array(this.coverage.buffer);
    this.touched = new Uint8Array(columns * rows);
  }

  /** Draws a bitmap at a place; what lies outside is cut off. */
  draw({ left, top, width, height, coverage }: Bitmap, x: number, y: number): void {
    const [startX, startY] = [Math.max(0, x + left), Math.max(0, y + top)];
    const [endX, endY] = [Math.min(this.columns * 16, x + left + width), Math.min(this.rows * 16, y + top + height)];
    if (startX >= endX || startY >= endY) return;
    const target = this.coverage;
    for (let row = startY; row < endY; row++) {
      const from = (row - y - top) * width - x - left;
      const units = (row >> 4) * this.columns;
      for (let column = startX; column < endX; column++) {
        const covered = coverage[from + column] as number;
        if (covered === 0) continue;
        const to = (units + (column >> 4)) * 256 + placeInUnit(column, row);
        const sum = (target[to] as number) + covered;
        target[to] = sum > 255 ? 255 : sum;
      }
    }
    for (let row = startY >> 4; row <= (endY - 1) >> 4; row++) {
      this.touched.fill(1, row * this.columns + (startX >> 4), row * this.columns + ((endX - 1) >> 4) + 1);
    }
  }

  /** Tells whether something may be drawn in a unit. */
  isTouched(unit: number): boolean {
    return this.touched[unit] === 1;
  }

  /** Gives the first unit from `start` on in which something may be drawn, or -1. */
  nextTouched(start: number): number {
    return this.touched.indexOf(1, start);
  }

  /** Tells whether nothing is drawn in a block. */
  isEmpty(block: number): boolean {
    const { fours } = this;
    for (let at = block * 16; at < block * 16 + 16; at++) if (fours[at] !== 0) return false;
    return true;
  }
}
