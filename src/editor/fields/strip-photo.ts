import { viewOf } from '../../manifest/bytes';
/** What a picture file says beside its picture. */
export interface PhotoFacts {
  /** The orientation of Exif: 1 is upright, 2 to 8 are turned or mirrored. */
  orientation: number;
  /** The same file without what it says of the place, the day and the device; a JPEG still says how it was held. */
  stripped: Uint8Array<ArrayBuffer>;
  /** Tells whether the photo had any such data. */
  hasMore: boolean;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Reads a JPEG, PNG or WebP; undefined for other files, for those that move, and for broken ones. */
export function readPhoto(bytes: Bytes): PhotoFacts | undefined {
  try {
    if (startsWith(bytes, 0, '\xff\xd8\xff')) return readJpeg(bytes);
    if (startsWith(bytes, 0, '\x89PNG')) return readPng(bytes);
    if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return readWebp(bytes);
  } catch {
    // What ends too early is broken, and for others to refuse.
  }
  return undefined;
}

/** Keeps what a JPEG needs to be drawn, with its colours, and leaves out all other segments and what follows its end. */
function readJpeg(bytes: Bytes): PhotoFacts | undefined {
  const keptParts: Bytes[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  let hasMore = false;
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) return undefined;
    while (bytes[at + 1] === 0xff) at++;
    const kind = bytes[at + 1] ?? 0;
    // The picture itself: it goes on to the end, or to what some cameras put behind it.
    if (kind === 0xda) break;
    const end = at + 2 + viewOf(bytes).getUint16(at + 2);
    const isExif = kind === 0xe1 && startsWith(bytes, at + 4, 'Exif\0\0');
    if (isExif) orientation = orientationIn(bytes.subarray(at + 10, end)) ?? orientation;
    const isColors = kind === 0xe2 && startsWith(bytes, at + 4, 'ICC_PROFILE\0');
    const isNeeded = kind < 0xe0 || kind === 0xe0 || isColors || kind === 0xee;
    if (isNeeded && kind !== 0xfe) keptParts.push(bytes.subarray(at, end));
    else hasMore = true;
    at = end;
  }
  const end = endOfJpeg(bytes, at);
  hasMore ||= end < bytes.length;
  if (orientation !== 1) keptParts.splice(1, 0, exifOf(orientation));
  return { orientation, stripped: joined([...keptParts, bytes.subarray(at, end)]), hasMore };
}

/** Finds the end of the picture in a JPEG, from its first scan on, in which ff is data before 00 and d0 to d7. */
function endOfJpeg(bytes: Bytes, firstScan: number): number {
  for (let at = firstScan; at >= 0; at = bytes.indexOf(0xff, at)) {
    const kind = bytes[at + 1] ?? 0;
    if (kind === 0xd9) return at + 2;
    const isSegment = kind >= 0xc0 && kind !== 0xff && (kind < 0xd0 || kind > 0xd7);
    at += isSegment ? 2 + viewOf(bytes).getUint16(at + 2) : kind === 0xff ? 1 : 2;
  }
  return bytes.length;
}

/** Writes the segment that says how a photo was held, and nothing else. */
function exifOf(orientation: number): Bytes {
  const bytes = new Uint8Array(36);
  bytes.set(codesOf('\xff\xe1\0\x22Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01'));
  bytes[29] = orientation;
  return bytes;
}

/** Finds in what Exif says how the photo was held. */
function orientationIn(tiff: Bytes): number | undefined {
  const view = viewOf(tiff);
  const isLittle = startsWith(tiff, 0, 'II');
  const first = view.getUint32(4, isLittle);
  const count = view.getUint16(first, isLittle);
  for (let entry = 0; entry < count; entry++) {
    const at = first + 2 + entry * 12;
    if (view.getUint16(at, isLittle) !== 0x0112) continue;
    const found = view.getUint16(at + 8, isLittle);
    return found >= 1 && found <= 8 ? found : undefined;
  }
  return undefined;
}

/** The chunks of a PNG by which it says more than its picture. */
const pngWords = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];

function readPng(bytes: Bytes): PhotoFacts | undefined {
  const keptParts: Bytes[] = [bytes.subarray(0, 8)];
  let orientation = 1;
  let hasMore = false;
  for (let at = 8; at < bytes.length; ) {
    const end = at + 12 + viewOf(bytes).getUint32(at);
    const kind = textAt(bytes, at + 4);
    if (kind === 'acTL') return undefined;
    if (kind === 'eXIf') orientation = orientationIn(bytes.subarray(at + 8, end - 4)) ?? orientation;
    if (pngWords.includes(kind)) hasMore = true;
    else keptParts.push(bytes.subarray(at, end));
    at = kind === 'IEND' ? bytes.length : end;
  }
  return { orientation, stripped: joined(keptParts), hasMore };
}

/** What the first byte of a WebP's VP8X chunk says, bit by bit. */
const [moves, hasExif, hasXmp] = [2, 8, 4];

function readWebp(bytes: Bytes): PhotoFacts | undefined {
  const keptParts: Bytes[] = [bytes.slice(0, 12)];
  let orientation = 1;
  let hasMore = false;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = viewOf(bytes).getUint32(at + 4, true);
    // Chunks begin at even places.
    const end = at + 8 + length + (length % 2);
    const kind = textAt(bytes, at);
    if (kind === 'EXIF') {
      const from = at + 8 + (startsWith(bytes, at + 8, 'Exif\0\0') ? 6 : 0);
      orientation = orientationIn(bytes.subarray(from, end)) ?? orientation;
    }
    const chunk = bytes.slice(at, end);
    if (kind === 'VP8X') {
      const flags = chunk[8] ?? 0;
      if (flags & moves) return undefined;
      chunk[8] = flags & ~(hasExif | hasXmp);
    }
    if (kind === 'EXIF' || kind === 'XMP ') hasMore = true;
    else keptParts.push(chunk);
    at = end;
  }
  const stripped = joined(keptParts);
  viewOf(stripped).setUint32(4, stripped.length - 8, true);
  return { orientation, stripped, hasMore };
}

function joined(parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function codesOf(text: string): number[] {
  return Array.from(text, (sign) => sign.charCodeAt(0));
}

function textAt(bytes: Bytes, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function startsWith(bytes: Bytes, at: number, text: string): boolean {
  return codesOf(text).every((code, index) => bytes[at + index] === code);
}
