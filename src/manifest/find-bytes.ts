import type { Bytes } from './bytes';

/**
 * Tells whether any of some texts may stand between two offsets in the bytes of JSON; also true where the JSON has an
 * escape that it need not have, since a text could be hidden in it.
 */
export function mayHaveText(bytes: Bytes, texts: readonly string[], from: number, to: number): boolean {
  const needles = texts.map((text) => new TextEncoder().encode(JSON.stringify(text).slice(1, -1)));
  const overlap = Math.max(2, ...needles.map(({ length }) => length));
  for (let start = from; start < to; start += piece) {
    const part = bytes.read(start, Math.min(start + piece + overlap, to));
    if (hasNeedlessEscapes(part) || needles.some((one) => hasBytes(part, one))) return true;
  }
  return false;
}

/** So many bytes are looked at at once. */
const piece = 1 << 20;

/** Tells whether some bytes stand in others, by the search of Boyer, Moore and Horspool. */
function hasBytes(bytes: Uint8Array, needles: Uint8Array): boolean {
  const last = needles.length - 1;
  const steps = new Uint32Array(256).fill(needles.length);
  for (let index = 0; index < last; index++) steps[needles[index] ?? 0] = last - index;
  for (let end = last; end < bytes.length; end += steps[bytes[end] ?? 0] ?? 1) {
    let same = 0;
    while (same <= last && bytes[end - same] === needles[last - same]) same++;
    if (same > last) return true;
  }
  return false;
}

const [backslash, slash, unicode] = [92, 47, 117];

/** Tells whether a text of JSON escapes a character that it need not escape. */
function hasNeedlessEscapes(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(backslash); at >= 0; at = bytes.indexOf(backslash, at + 2)) {
    const next = bytes[at + 1];
    if (next === slash || next === unicode) return true;
  }
  return false;
}
