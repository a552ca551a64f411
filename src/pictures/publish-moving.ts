import { type Chunk, pngChunks, riffChunks } from '../uploads/moving';

/**
 * The chunks of a WebP that drawing needs, and those of a PNG that it does not: the metadata of cameras and programs.
 */
const drawnInWebp = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L']);
const notesInPng = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

/** The bits in the head of a WebP that announce metadata of cameras and programs. */
const noteFlags = 0b1100;

/**
 * Makes the published form of a picture that moves: all of its frames, without the metadata of cameras and programs.
 */
export function publishMoving(content: Uint8Array, ending: string): Uint8Array {
  if (ending === '.webp') return withoutNotesOfWebp(content);
  if (ending === '.png')
    return join(
      content,
      8,
      [...pngChunks(content)].filter(({ name }) => !notesInPng.has(name)),
    );
  return content;
}

function withoutNotesOfWebp(content: Uint8Array): Uint8Array {
  const keptPath = join(
    content,
    12,
    [...riffChunks(content)].filter(({ name }) => drawnInWebp.has(name)),
  );
  const view = new DataView(keptPath.buffer, keptPath.byteOffset);
  view.setUint32(4, keptPath.length - 8, true);
  // The head is always the first piece of one that moves.
  keptPath[20] = (keptPath[20] ?? 0) & ~noteFlags;
  return keptPath;
}

function join(content: Uint8Array, head: number, chunks: Chunk[]): Uint8Array {
  return new Uint8Array(
    Buffer.concat([content.subarray(0, head), ...chunks.map(({ start, end }) => content.subarray(start, end))]),
  );
}
