/** The bytes of a text in memory or on the disk; what is read holds until the next read. */
export interface Bytes {
  length: number;
  read(from: number, to: number): Uint8Array;
}

/** Bytes that lie in memory, in pieces that follow one another. */
export interface BytesInMemory extends Bytes {
  pieces: readonly Uint8Array[];
}

/** Gives bytes that lie in memory to be read. */
export function bytesIn(...pieces: Uint8Array[]): BytesInMemory {
  return {
    pieces,
    length: pieces.reduce((sum, { length }) => sum + length, 0),
    read(from, to) {
      const parts = cut(pieces, from, to);
      return parts.length === 1 && parts[0] ? parts[0] : joined(parts, to - from);
    },
  };
}

/** Gives bytes with others in the place of a range. What stays is not copied: a text may have many megabytes. */
export function withBytes(
  { pieces, length }: BytesInMemory,
  [from, to]: readonly [from: number, to: number],
  inserted: Uint8Array,
): BytesInMemory {
  return bytesIn(...cut(pieces, 0, from), inserted, ...cut(pieces, to, length));
}

/** Gives the pieces of a range. */
function cut(pieces: readonly Uint8Array[], from: number, to: number): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let start = 0;
  for (const piece of pieces) {
    const [first, last] = [Math.max(from - start, 0), Math.min(to - start, piece.length)];
    if (first < last) parts.push(piece.subarray(first, last));
    start += piece.length;
  }
  return parts;
}

function joined(parts: Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let start = 0;
  for (const part of parts) {
    all.set(part, start);
    start += part.length;
  }
  return all;
}

/** Gives a view of bytes by which numbers are read. */
export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
