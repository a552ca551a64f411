import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Sharp } from 'sharp';
import { readRenditionPath } from '../addresses/asset-path';
import blocksSource from '../uploads/moving.ts?raw';
import textSource from './drawing-text.ts?raw';
import filterSource from './filter-style.ts?raw';
import styleSource from './harmless-style.ts?raw';
import type { MadeFile, MakeResult } from './made-file';
import publisherSource from './publish-drawing.ts?raw';
import { publishMoving } from './publish-moving';
import movingSource from './publish-moving.ts?raw';
import ownSource from './rendition.ts?raw';
import sanitizerSource from './sanitize-drawing.ts?raw';
import tangledSource from './tangled-style.ts?raw';
import { toolchainOf } from './toolchain';

/** The encoders of photos. A higher effort saves few bytes, and costs many times the time of a build. */
const encoders: Record<string, (photo: Sharp) => Sharp> = {
  avif: (photo) => photo.avif({ quality: 55, effort: 2 }),
  webp: (photo) => photo.webp({ quality: 78 }),
  jpg: (photo) => photo.jpeg({ quality: 80, progressive: true, mozjpeg: true }),
  png: (photo) => photo.png({ compressionLevel: 9 }),
};

const photoToolchain = toolchainOf([ownSource], ['sharp']);
const drawingToolchain = toolchainOf(
  [publisherSource, textSource, sanitizerSource, filterSource, styleSource, tangledSource],
  ['svgo', 'lightningcss', 'sharp'],
);

const movingToolchain = toolchainOf([movingSource, blocksSource], []);

/** Gives the hash of the toolchain of a picture in the uploads folder, by the ending of its file. */
export function publishingToolchain(ending: string, isMoving = false): string {
  // A GIF is published as it is.
  if (ending === '.gif') return '';
  if (isMoving) return movingToolchain();
  return ending === '.svg' ? drawingToolchain() : photoToolchain();
}

/**
 * Gives the picture to make for a path: `_assets/team.3f2a-640.avif` is the photo with the stem `_assets/team.3f2a`,
 * 640 pixels wide; any other path is that of a drawing. `originals` are the files of the uploads folder by stem or
 * path; undefined where the path belongs to none.
 */
export function renditionOf(path: string, originals: Map<string, string>): MadeFile | undefined {
  const name = basename(path);
  const drawing = originals.get(path);
  if (drawing !== undefined) return { path, name, make: () => makeDrawing(drawing, extname(path)) };
  const rendition = readRenditionPath(path);
  const photo = rendition && originals.get(rendition.stem);
  if (!rendition || photo === undefined) return undefined;
  return { path, name, make: () => makePhoto(photo, rendition.width, rendition.format) };
}

async function makeDrawing(file: string, ending: string): Promise<MakeResult> {
  if (ending !== '.svg') return { content: publishMoving(readFileSync(file), ending) };
  // The sanitizer takes longer to load than most builds take.
  const { publishDrawing } = await import('./publish-drawing');
  try {
    return { content: await publishDrawing(readFileSync(file)) };
  } catch {
    return { problem: damaged(file) };
  }
}

/** Makes a photo of nothing but its pixels: its place and its camera are private. */
async function makePhoto(file: string, width: number, format: string): Promise<MakeResult> {
  const { default: sharp } = await import('sharp');
  try {
    const photo = sharp(await readFile(file))
      .autoOrient()
      .resize({ width });
    return { content: await (encoders[format]?.(photo) ?? photo).toBuffer() };
  } catch {
    return { problem: damaged(file) };
  }
}

function damaged(file: string): string {
  return `The picture ${basename(file)} is damaged: it opens, but cannot be read to its end. Save it anew from its source.`;
}
