import { viewOf } from '../manifest/bytes';
/** The movement of a picture, by its blocks. */
export interface Movement {
  /** The number of its frames. */
  frames: number;
  /** Whether the file is complete; true for formats that a decoder reads strictly. */
  isWhole: boolean;
}

const still: Movement = { frames: 1, isWhole: true };

/** Reads whether and how a picture of a type (`webp`) moves, without decoding it. */
export function readMovement(content: Uint8Array, type: string): Movement {
  if (type === 'gif') return readGif(content);
  if (type === 'webp') return { ...still, frames: countChunks(riffChunks(content), 'ANMF') };
  if (type === 'png') return { ...still, frames: countChunks(pngChunks(content), 'fcTL') };
  return still;
}

/** Tells whether a file is an AVIF of several pictures. */
export function isAvifFilm(content: Uint8Array): boolean {
  return nameAt(content, 4) === 'ftyp' && nameAt(content, 8) === 'avis';
}

function countChunks(chunks: Iterable<Chunk>, name: string): number {
  return Math.max(1, [...chunks].filter((chunk) => chunk.name === name).length);
}

/** A piece of a WebP or a PNG: its name, and its range. */
export interface Chunk {
  name: string;
  start: number;
  end: number;
}

/** Gives the pieces of a WebP, after the twelve bytes of its head. */
export function* riffChunks(content: Uint8Array): Generator<Chunk> {
  const view = viewOf(content);
  for (let start = 12; start + 8 <= content.length; ) {
    const length = view.getUint32(start + 4, true);
    const end = start + 8 + length + (length % 2);
    yield { name: nameAt(content, start), start, end: Math.min(end, content.length) };
    start = end;
  }
}

/** Gives the pieces of a PNG, after the eight bytes of its head. */
export function* pngChunks(content: Uint8Array): Generator<Chunk> {
  const view = viewOf(content);
  for (let start = 8; start + 12 <= content.length; ) {
    const end = start + 12 + view.getUint32(start);
    yield { name: nameAt(content, start + 4), start, end: Math.min(end, content.length) };
    start = end;
  }
}

/** Reads a GIF as far as it is intact, as browsers and decoders do. */
function readGif(content: Uint8Array): Movement {
  const byteAt = (index: number): number => content[index] ?? 0;
  const sizeOfColors = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let frames = 0;
  let at = 13 + sizeOfColors(byteAt(10));
  while (at < content.length && byteAt(at) !== 0x3b) {
    if (byteAt(at) === 0x2c) {
      frames += 1;
      at += 11 + sizeOfColors(byteAt(at + 9));
    } else at += 2;
    // Pieces of data, each after its length, up to one of none.
    while (at < content.length && byteAt(at) !== 0) at += byteAt(at) + 1;
    if (at >= content.length) return { frames, isWhole: false };
    at += 1;
  }
  return { frames, isWhole: frames > 0 };
}

function nameAt(content: Uint8Array, start: number): string {
  return String.fromCharCode(...content.subarray(start, start + 4));
}
