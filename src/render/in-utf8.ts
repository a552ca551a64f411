const encoder = new TextEncoder();
let room = new Uint8Array(1 << 17);

/** Gives the bytes of a text in UTF-8. */
export function encode(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Joins texts, and bytes that were encoded before, to one text in UTF-8. */
export function inUtf8(pieces: (string | Uint8Array)[]): Uint8Array {
  // No character takes more than three bytes for each of its units.
  const most = pieces.reduce((sum, piece) => sum + piece.length * (typeof piece === 'string' ? 3 : 1), 0);
  if (most > room.length) room = new Uint8Array(most * 2);
  let length = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') length += encoder.encodeInto(piece, room.subarray(length)).written;
    else {
      room.set(piece, length);
      length += piece.length;
    }
  }
  return room.slice(0, length);
}
