import { readPhoto } from './strip-photo';

/** The longest side of a photo that is sent, in pixels. */
const longestSide = 2560;

/** How little a photo may lose where it is written anew, from 0 to 1. */
const quality = 0.9;

/**
 * Makes a photo ready to be sent: turns it upright, makes it no larger than a page needs, and takes out the time and
 * the place at which it was taken. A photo in a format that only phones show becomes a JPEG, where this browser can
 * read it. Moving pictures, drawings, files of other kinds and photos that need none of this keep their bytes.
 */
export async function readyPhoto(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const facts = readPhoto(bytes);
  if (!facts && !isOfPhone(bytes)) return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  const scale = picture ? longestSide / Math.max(picture.width, picture.height) : 1;
  const isToDraw = facts?.orientation !== 1 || scale < 1;
  const drawing = picture && isToDraw ? await draw(picture, Math.min(1, scale), typeOf(file)) : undefined;
  picture?.close();
  if (drawing) return new File([drawing], file.name, { type: drawing.type });
  return facts?.hasMore ? new File([facts.stripped], file.name, { type: file.type }) : file;
}

/** Tells whether a file is a photo as iPhones store it, or another that stands in a box of the same kind, such as AVIF. */
function isOfPhone(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(4, 12));
  return /^ftyp(heic|heix|mif1)$/.test(text) || (text === 'ftypavif' && hasExif(bytes));
}

/** Tells whether an AVIF names Exif among its parts, which it does at its beginning. */
function hasExif(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 4096)).includes('Exif');
}

/** Gives the type in which a picture is written: PNG and WebP may be seen through. */
function typeOf({ type }: File): string {
  return type === 'image/png' || type === 'image/webp' ? type : 'image/jpeg';
}

/** Draws a picture in a scale; undefined where this browser has not the room. */
async function draw(picture: ImageBitmap, scale: number, type: string): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality));
}
