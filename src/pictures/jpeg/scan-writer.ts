import type { HuffmanTable } from './head';

/** The most bits that are written at once: with seven that are left from before, they fit into a number. */
const mostBits = 24;

/** A writer of the bytes of a picture: finished ones, and blocks bit by bit. */
export class ScanWriter {
  private bytes = new Uint8Array(1 << 18);
  private length = 0;
  private bits = 0;
  private count = 0;

  /** Writes bytes as they are. */
  copy(bytes: Uint8Array): void {
    this.makeRoom(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** The number of bytes that are written. */
  get position(): number {
    return this.length;
  }

  /** Makes room for so many more bytes. */
  makeRoom(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const larger = new Uint8Array(2 * (this.length + more));
    larger.set(this.bytes);
    this.bytes = larger;
  }

  /**
   * Writes the block of 64 coefficients at a place, of which `last` is the last that is not zero; the first of them as
   * its `difference` from that of the block before.
   */
  writeBlock(
    coefficients: Int16Array,
    place: number,
    last: number,
    difference: number,
    first: HuffmanTable,
    others: HuffmanTable,
  ): void {
    this.writeValue(difference, 0, first);
    let zeros = 0;
    for (let index = place + 1; index <= place + last; index++) {
      const value = coefficients[index] as number;
      if (value === 0) {
        zeros++;
        continue;
      }
      for (; zeros > 15; zeros -= 16) this.put(others.codes[0xf0] as number, others.lengths[0xf0] as number);
      this.writeValue(value, zeros << 4, others);
      zeros = 0;
    }
    if (last < 63) this.put(others.codes[0] as number, others.lengths[0] as number);
  }

  /** Fills up the last byte with ones, which the standard demands before a marker, and writes the marker. */
  endSegment(marker: number): void {
    if (this.count > 0) this.put((1 << (8 - this.count)) - 1, 8 - this.count);
    this.bytes[this.length++] = 0xff;
    this.bytes[this.length++] = marker;
  }

  /** Gives a copy of all that is written; the writer starts anew. */
  take(): Uint8Array {
    const bytes = this.bytes.slice(0, this.length);
    this.length = 0;
    return bytes;
  }

  /**
   * Writes the code for the zeros before a value and for its length in bits, then these bits, inverted for a negative
   * one.
   */
  private writeValue(value: number, zeros: number, { codes, lengths }: HuffmanTable): void {
    const size = 32 - Math.clz32(value < 0 ? -value : value);
    const code = codes[zeros | size] as number;
    const length = lengths[zeros | size] as number;
    const bits = (value < 0 ? value - 1 : value) & ((1 << size) - 1);
    if (length + size <= mostBits) this.put((code << size) | bits, length + size);
    else {
      this.put(code, length);
      this.put(bits, size);
    }
  }

  /** Writes up to 24 bits; after a byte of ones an empty one, so that nobody takes it for a marker. */
  private put(bits: number, count: number): void {
    let { length } = this;
    let left = this.count + count;
    const all = (this.bits << count) | bits;
    while (left >= 8) {
      left -= 8;
      const byte = (all >>> left) & 0xff;
      this.bytes[length++] = byte;
      if (byte === 0xff) this.bytes[length++] = 0;
    }
    this.bits = all & 0xff;
    this.count = left;
    this.length = length;
  }
}
