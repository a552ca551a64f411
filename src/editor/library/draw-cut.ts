import { endingOf } from '../../addresses/file-kinds';
import type { Workspace } from '../../edit-api/workspace';
import { addressOfUpload } from '../fields/upload-address';
import { type Cut, turnedSize } from '../members/cutting';

/**
 * A loaded picture; `isPublishedSize` says that the original could not be read, only the smaller picture that visitors
 * get.
 */
export interface LoadedPicture {
  picture: ImageBitmap;
  isPublishedSize: boolean;
}

/**
 * Loads a picture, upright: its original where that can be read, else the published one. Gives undefined where this
 * browser can read neither.
 */
export async function loadPicture(path: string, { readOriginal }: Workspace): Promise<LoadedPicture | undefined> {
  try {
    const original = await readOriginal?.(path);
    if (original) return { picture: await createImageBitmap(original), isPublishedSize: false };
    const response = await fetch(addressOfUpload(path));
    if (!response.ok) return undefined;
    return { picture: await createImageBitmap(await response.blob()), isPublishedSize: readOriginal !== undefined };
  } catch {
    return undefined;
  }
}

/**
 * Draws a part of a picture. `turns` counts turns to the right by 90 degrees; `cut` is the part of the turned picture;
 * `scale` is the number of drawn pixels for one of its own.
 */
export function drawCut(canvas: HTMLCanvasElement, picture: ImageBitmap, turns: number, cut: Cut, scale: number): void {
  canvas.width = Math.max(1, Math.round(cut.width * scale));
  canvas.height = Math.max(1, Math.round(cut.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const size = turnedSize(picture, turns);
  pen.scale(canvas.width / cut.width, canvas.height / cut.height);
  pen.translate(size.width / 2 - cut.left, size.height / 2 - cut.top);
  pen.rotate((turns * Math.PI) / 2);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2);
}

/** The width of the marks at the corners, in CSS pixels. */
export const gripWidth = 24;

/** Draws a picture in which all but one part is dimmed, with a mark at each corner of that part. */
export function drawPart(canvas: HTMLCanvasElement, picture: HTMLCanvasElement, cut: Cut): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  [canvas.width, canvas.height] = [picture.width, picture.height];
  pen.drawImage(picture, 0, 0);
  pen.fillStyle = '#0009';
  pen.beginPath();
  pen.rect(0, 0, canvas.width, canvas.height);
  pen.rect(cut.left, cut.top, cut.width, cut.height);
  pen.fill('evenodd');
  const grip = (gripWidth / 2) * (canvas.width / (canvas.clientWidth || canvas.width));
  pen.fillStyle = '#fff';
  pen.strokeStyle = '#1c1917';
  pen.lineWidth = grip / 6;
  pen.strokeRect(cut.left, cut.top, cut.width, cut.height);
  for (const left of [cut.left, cut.left + cut.width]) {
    for (const top of [cut.top, cut.top + cut.height]) {
      pen.beginPath();
      pen.rect(left - grip, top - grip, grip * 2, grip * 2);
      pen.fill();
      pen.stroke();
    }
  }
}

/** The types in which a browser writes a picture; what it cannot write becomes WebP. */
const types: Record<string, string> = { '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.png': 'image/png' };

/** The quality of an encoded picture, from 0 to 1. */
const quality = 0.92;

/**
 * Makes a file of a part of a picture, whose name is that of the picture with `suffix` at its end. Gives undefined
 * where this browser cannot encode so many pixels.
 */
export async function cutFile(
  path: string,
  picture: ImageBitmap,
  { turns, cut, suffix }: { turns: number; cut: Cut; suffix: string },
): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  drawCut(canvas, picture, turns, cut, 1);
  const ending = endingOf(path);
  const type = types[ending] ?? 'image/webp';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  const name = path.slice(path.lastIndexOf('/') + 1, path.length - ending.length);
  return blob ? new File([blob], `${name}-${suffix}${ending}`, { type: blob.type }) : undefined;
}
