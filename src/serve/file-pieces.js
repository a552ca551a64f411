import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';

/**
 * The number of bytes that are read at once. To allocate memory for a whole site.json takes ten times as long as to
 * read it.
 */
const most = 1 << 20;

/**
 * Gives the content of a file in pieces, each beginning with the last `overlap` bytes of the one before. Each piece is
 * overwritten by the next. Throws where the file cannot be read.
 *
 * @param {string} file
 * @param {number} [overlap]
 * @returns {Generator<Buffer>}
 */
export function* piecesOf(file, overlap = 0) {
  const opened = openBytes(file);
  try {
    for (let from = 0; from < opened.length; from += most - overlap)
      yield opened.read(from, Math.min(from + most, opened.length));
  } finally {
    opened.close();
  }
}

/**
 * Tells whether a word stands in a file, which is not read as text; false where it is not there, or cannot be read.
 *
 * @param {string} file
 * @param {string} word
 */
export function fileHas(file, word) {
  try {
    for (const piece of piecesOf(file, word.length)) if (piece.includes(word)) return true;
  } catch {
    // Whoever needs it says so.
  }
  return false;
}

/**
 * Tells whether two files have the same content. Throws where one cannot be read.
 *
 * @param {string} file
 * @param {string} other
 */
export function haveSameBytes(file, other) {
  const bytes = openBytes(other);
  try {
    if (statSync(file).size !== bytes.length) return false;
    let from = 0;
    for (const piece of piecesOf(file)) {
      const to = from + piece.length;
      if (to > bytes.length || !piece.equals(bytes.read(from, to))) return false;
      from = to;
    }
    return from === bytes.length;
  } finally {
    bytes.close();
  }
}

/**
 * Opens a file whose bytes are read a few at a time; `read` gives a piece of memory that its next call overwrites. Throws
 * where the file cannot be read, or ends earlier than when it was opened.
 *
 * @param {string} file
 */
export function openBytes(file) {
  const opened = openSync(file, 'r');
  let room = Buffer.alloc(0);
  return {
    length: fstatSync(opened).size,
    /**
     * @param {number} from
     * @param {number} to
     */
    read(from, to) {
      if (room.length < to - from) room = Buffer.allocUnsafeSlow(to - from);
      for (let at = from; at < to; ) {
        const count = readSync(opened, room, at - from, to - at, at);
        if (count === 0) throw new Error(`${file} was cut while it was read.`);
        at += count;
      }
      return room.subarray(0, to - from);
    },
    close: () => closeSync(opened),
  };
}
